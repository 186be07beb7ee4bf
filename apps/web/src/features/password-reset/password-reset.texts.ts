import { registerTexts } from '../../i18n/i18n'

registerTexts('passwordReset', (language) => import(`./password-reset.${language}.json`))
