import { registerTexts } from '../../i18n/i18n'

registerTexts('listingScans', (language) => import(`./listing-scans.${language}.json`))
