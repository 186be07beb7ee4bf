import { registerTexts } from '../../i18n/i18n'

registerTexts('emailConfirmation', (language) => import(`./email-confirmation.${language}.json`))
