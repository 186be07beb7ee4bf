import { registerTexts } from '../../i18n/i18n'

registerTexts('providerKeys', (language) => import(`./provider-keys.${language}.json`))
