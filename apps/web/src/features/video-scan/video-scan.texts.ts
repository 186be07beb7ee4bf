import { registerTexts } from '../../i18n/i18n'

registerTexts('videoScan', (language) => import(`./video-scan.${language}.json`))
