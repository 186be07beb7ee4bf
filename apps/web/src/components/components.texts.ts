import { registerTexts } from '../i18n/i18n'

registerTexts('components', (language) => import(`./components.${language}.json`))
