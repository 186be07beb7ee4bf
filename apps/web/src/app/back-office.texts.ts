import { registerTexts } from '../i18n/i18n'

registerTexts('backOffice', (language) => import(`./back-office.${language}.json`))
