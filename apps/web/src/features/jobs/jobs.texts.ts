import { registerTexts } from '../../i18n/i18n'

registerTexts('jobs', (language) => import(`./jobs.${language}.json`))
