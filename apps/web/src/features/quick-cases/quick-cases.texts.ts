import { registerTexts } from '../../i18n/i18n'

registerTexts('quickCases', (language) => import(`./quick-cases.${language}.json`))
