import { registerTexts } from '../../i18n/i18n'

registerTexts('notifications', (language) => import(`./notifications.${language}.json`))
