import { registerTexts } from '../../i18n/i18n'

registerTexts('units', (language) => import(`./units.${language}.json`))
