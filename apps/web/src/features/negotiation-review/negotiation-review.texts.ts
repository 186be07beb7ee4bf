import { registerTexts } from '../../i18n/i18n'

registerTexts('negotiationReview', (language) => import(`./negotiation-review.${language}.json`))
