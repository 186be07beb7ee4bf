import { registerTexts } from '../../i18n/i18n'

registerTexts('cases', (language) => import(`./cases.${language}.json`))
