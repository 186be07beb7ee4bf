import { registerTexts } from '../../i18n/i18n'

registerTexts('timeLedger', (language) => import(`./time-ledger.${language}.json`))
