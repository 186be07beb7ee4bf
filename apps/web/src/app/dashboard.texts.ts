import { registerTexts } from '../i18n/i18n'

registerTexts('dashboard', (language) => import(`./dashboard.${language}.json`))
