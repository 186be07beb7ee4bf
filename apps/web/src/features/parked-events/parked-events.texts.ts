import { registerTexts } from '../../i18n/i18n'

registerTexts('parkedEvents', (language) => import(`./parked-events.${language}.json`))
