import { registerTexts } from '../../i18n/i18n'

registerTexts('negotiations', (language) => import(`./negotiations.${language}.json`))
