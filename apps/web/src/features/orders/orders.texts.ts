import { registerTexts } from '../../i18n/i18n'

registerTexts('orders', (language) => import(`./orders.${language}.json`))
