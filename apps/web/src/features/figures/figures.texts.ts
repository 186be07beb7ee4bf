import { registerTexts } from '../../i18n/i18n'

registerTexts('figures', (language) => import(`./figures.${language}.json`))
