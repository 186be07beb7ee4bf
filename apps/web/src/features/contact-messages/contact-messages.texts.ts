import { registerTexts } from '../../i18n/i18n'

registerTexts('contactMessages', (language) => import(`./contact-messages.${language}.json`))
