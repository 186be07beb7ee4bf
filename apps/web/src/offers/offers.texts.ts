import { registerTexts } from '../i18n/i18n'

registerTexts('offers', (language) => import(`./offers.${language}.json`))
