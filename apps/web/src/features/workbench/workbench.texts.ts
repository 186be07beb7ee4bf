import { registerTexts } from '../../i18n/i18n'

registerTexts('workbench', (language) => import(`./workbench.${language}.json`))
