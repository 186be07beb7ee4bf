import { registerTexts } from '../../i18n/i18n'

registerTexts('subscription', (language) => import(`./subscription.${language}.json`))
