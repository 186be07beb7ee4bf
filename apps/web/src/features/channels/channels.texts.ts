import { registerTexts } from '../../i18n/i18n'

registerTexts('channels', (language) => import(`./channels.${language}.json`))
