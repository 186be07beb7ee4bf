import { registerTexts } from '../../i18n/i18n'

registerTexts('works', (language) => import(`./works.${language}.json`))
