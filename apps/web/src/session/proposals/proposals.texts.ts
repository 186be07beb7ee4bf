import { registerTexts } from '../../i18n/i18n'

registerTexts('proposals', (language) => import(`./proposals.${language}.json`))
