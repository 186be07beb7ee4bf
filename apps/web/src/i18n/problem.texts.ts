import { registerTexts } from './i18n'

registerTexts('problem', (language) => import(`./problem.${language}.json`))
