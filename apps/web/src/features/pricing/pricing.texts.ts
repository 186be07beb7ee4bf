import { registerTexts } from '../../i18n/i18n'

registerTexts('pricing', (language) => import(`./pricing.${language}.json`))
