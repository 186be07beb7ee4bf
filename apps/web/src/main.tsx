import './session/address-secrets'
import './theme/apply-chosen-theme'
import { createRoot } from 'react-dom/client'
import { App } from './app/app'
import { createRouter } from './app/router'
import { loadTexts, startI18n } from './i18n/i18n'
import { isChunkFailure } from './loading/chunk-load-error'
import { LoadingFailed } from './loading/loading-failed'
import { LoadingNotices } from './loading/loading-notices'
import { watchDocument } from './loading/watch-document'
import './styles.css'

/** @param id an element of index.html */
function rootAt(id: string) {
  const element = document.getElementById(id)
  if (!element) throw new Error(`index.html has no #${id}`)
  return createRoot(element)
}

watchDocument()
await startI18n()
// A root of its own: what it tells must be seen whatever becomes of the pages.
rootAt('notices').render(<LoadingNotices />)
const pages = rootAt('root')
try {
  const texts = loadTexts('shell', 'components', 'errors', 'problem')
  // It begins to load the page at once, beside the texts.
  const router = createRouter()
  await texts
  pages.render(<App router={router} />)
} catch (failure) {
  if (!isChunkFailure(failure)) throw failure
  pages.render(<LoadingFailed />)
}
