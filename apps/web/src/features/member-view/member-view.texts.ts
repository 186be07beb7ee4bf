import { registerTexts } from '../../i18n/i18n'

registerTexts('memberView', (language) => import(`./member-view.${language}.json`))
