import { registerTexts } from '../../i18n/i18n'

registerTexts('stepUp', (language) => import(`./step-up.${language}.json`))
