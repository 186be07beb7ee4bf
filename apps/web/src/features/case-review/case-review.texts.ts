import { registerTexts } from '../../i18n/i18n'

registerTexts('caseReview', (language) => import(`./case-review.${language}.json`))
