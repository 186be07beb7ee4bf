import { registerTexts } from '../../i18n/i18n'

registerTexts('preparation', (language) => import(`./preparation.${language}.json`))
