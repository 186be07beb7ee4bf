import { registerTexts } from '../../i18n/i18n'

registerTexts('scans', (language) => import(`./scans.${language}.json`))
