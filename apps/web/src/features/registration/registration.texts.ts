import { registerTexts } from '../../i18n/i18n'

registerTexts('registration', (language) => import(`./registration.${language}.json`))
