import { registerTexts } from '../../i18n/i18n'

registerTexts('account', (language) => import(`./account.${language}.json`))
