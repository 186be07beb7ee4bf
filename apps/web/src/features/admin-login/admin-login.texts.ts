import { registerTexts } from '../../i18n/i18n'

registerTexts('adminLogin', (language) => import(`./admin-login.${language}.json`))
