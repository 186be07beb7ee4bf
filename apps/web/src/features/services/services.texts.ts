import { registerTexts } from '../../i18n/i18n'

registerTexts('services', (language) => import(`./services.${language}.json`))
