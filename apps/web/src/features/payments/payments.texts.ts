import { registerTexts } from '../../i18n/i18n'

registerTexts('payments', (language) => import(`./payments.${language}.json`))
