import { registerTexts } from '../i18n/i18n'

registerTexts('shell', (language) => import(`./shell.${language}.json`))
