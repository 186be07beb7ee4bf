import { registerTexts } from '../../i18n/i18n'

registerTexts('home', (language) => import(`./home.${language}.json`))
