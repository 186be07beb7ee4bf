import { registerTexts } from '../../i18n/i18n'

registerTexts('articles', (language) => import(`./articles.${language}.json`))
