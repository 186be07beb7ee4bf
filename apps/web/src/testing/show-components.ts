import '../components/components.texts'
import { loadTexts, startI18n } from '../i18n/i18n'
import { standInBrowser } from './browser.double'

/** What a spec of components needs around it: a browser's missing parts, and the texts in English. */
export function showComponents(): void {
  standInBrowser()
  beforeAll(async () => {
    await startI18n('en')
    await loadTexts('components')
  })
}
