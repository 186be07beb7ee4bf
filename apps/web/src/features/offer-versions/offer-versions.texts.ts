import { registerTexts } from '../../i18n/i18n'

registerTexts('offerVersions', (language) => import(`./offer-versions.${language}.json`))
