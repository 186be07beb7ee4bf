import { registerTexts } from '../../i18n/i18n'

registerTexts('trademark', (language) => import(`./trademark.${language}.json`))
