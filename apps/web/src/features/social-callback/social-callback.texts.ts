import { registerTexts } from '../../i18n/i18n'

registerTexts('socialCallback', (language) => import(`./social-callback.${language}.json`))
