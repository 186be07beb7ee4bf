import { registerTexts } from '../../i18n/i18n'

registerTexts('login', (language) => import(`./login.${language}.json`))
