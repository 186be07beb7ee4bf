import { registerTexts } from '../../i18n/i18n'

registerTexts('social', (language) => import(`./social.${language}.json`))
