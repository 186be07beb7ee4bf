import { registerTexts } from '../../i18n/i18n'

registerTexts('unsubscribe', (language) => import(`./unsubscribe.${language}.json`))
