import { registerTexts } from '../../i18n/i18n'

registerTexts('pixelDebug', (language) => import(`./pixel-debug.${language}.json`))
