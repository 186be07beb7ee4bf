import { registerTexts } from '../../i18n/i18n'

registerTexts('verification', (language) => import(`./verification.${language}.json`))
