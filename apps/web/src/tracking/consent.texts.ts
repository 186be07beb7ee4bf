import { registerTexts } from '../i18n/i18n'

registerTexts('consent', (language) => import(`./consent.${language}.json`))
