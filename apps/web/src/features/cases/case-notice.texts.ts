import { registerTexts } from '../../i18n/i18n'

registerTexts('caseNotice', (language) => import(`./case-notice.${language}.json`))
