import { registerTexts } from '../../i18n/i18n'

registerTexts('legal', (language) => import(`./legal.${language}.json`))
