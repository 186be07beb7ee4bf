import { registerTexts } from '../../../i18n/i18n'

registerTexts('homeSections', (language) => import(`./home-sections.${language}.json`))
