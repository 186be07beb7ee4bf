import { registerTexts } from '../../i18n/i18n'

registerTexts('audit', (language) => import(`./audit.${language}.json`))
