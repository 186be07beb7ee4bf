import { registerTexts } from '../../i18n/i18n'

registerTexts('users', (language) => import(`./users.${language}.json`))
