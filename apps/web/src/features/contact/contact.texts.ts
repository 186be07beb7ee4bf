import { registerTexts } from '../../i18n/i18n'

registerTexts('contact', (language) => import(`./contact.${language}.json`))
