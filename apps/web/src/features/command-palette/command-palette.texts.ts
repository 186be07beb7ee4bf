import { registerTexts } from '../../i18n/i18n'

registerTexts('commandPalette', (language) => import(`./command-palette.${language}.json`))
