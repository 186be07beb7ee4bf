import { registerTexts } from './i18n'

registerTexts('errors', (language) =>
  language === 'en' ? import('./english-errors') : import(`./errors.${language}.json`),
)
