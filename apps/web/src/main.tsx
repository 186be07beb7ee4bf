import './session/address-secrets'
import './theme/apply-chosen-theme'
import i18next from 'i18next'
import { startTransition, type ReactElement } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
// The home page and articles share these with other pages (build/chunks.mts).
import './api/trial-token'
import './components/article'
import './components/callout'
import './components/contents-list'
import './components/fold'
import './components/page'
import './components/question-list'
import './features/articles/day-in'
import { App } from './app/app'
import { atRest, createRouter, routes, type Router } from './app/router'
import { loadTexts, startI18n, visitorsLanguage } from './i18n/i18n'
import type { Language } from '@originseal/contracts/languages'
import { hydrated, writtenLanguage } from './loading/hydration'
import { isChunkFailure } from './loading/chunk-load-error'
import { textsAt } from './loading/lazy-page'
import { loadLinksAhead } from './loading/load-links-ahead'
import { loadChunk } from './loading/load-chunk'
import { LoadingFailed } from './loading/loading-failed'
import { LoadingNotices } from './loading/loading-notices'
import { watchDocument } from './loading/watch-document'
import { readTrackingSettings } from './tracking/read-tracking-settings'
import './styles.css'

/** @param id an element of index.html */
function elementAt(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`index.html has no #${id}`)
  return element
}

function draw(app: ReactElement, written: Language | undefined): void {
  if (written === undefined) return createRoot(elementAt('root')).render(app)
  // As a transition, hydration yields to the browser every few milliseconds: what is read can be scrolled meanwhile.
  startTransition(() => {
    const page = hydrateRoot(elementAt('root'), app)
    void hydrated().then(() => translate(page, written))
  })
}

/** Turns a page that was written at build, and taken over as it is, to the visitor's language. */
async function translate(page: Root, written: Language): Promise<void> {
  if (visitorsLanguage() === written) return
  try {
    await i18next.changeLanguage(visitorsLanguage())
    await loadTexts(...textsAt(routes, window.location.pathname))
  } catch (failure) {
    if (!isChunkFailure(failure)) throw failure
    page.render(<LoadingFailed />)
  }
}

/** Not awaited by this module itself: files of pages import from its file, and would wait for it as it for them. */
async function start(): Promise<void> {
  watchDocument()
  const written = writtenLanguage()
  await startI18n(written)
  // A root of its own: what it tells must be seen whatever becomes of the pages.
  createRoot(elementAt('notices')).render(<LoadingNotices />)
  try {
    // It begins to load the page at once.
    const router = createRouter()
    // The page's own texts come in one file with those that every page shows.
    await loadTexts(...textsAt(routes, window.location.pathname))
    await loadTexts('shell', 'components', 'errors', 'problem')
    await atRest(router)
    draw(<App router={router} />, written)
    loadLinksAhead(routes, router)
    void measure(router)
  } catch (failure) {
    if (!isChunkFailure(failure)) throw failure
    createRoot(elementAt('root')).render(<LoadingFailed />)
  }
}

/** After all that a visitor came for; a page is no worse where it fails. */
async function measure(router: Router): Promise<void> {
  try {
    const settings = await readTrackingSettings()
    if (!settings) return
    const { startTracking } = await loadChunk('visit', () => import('./tracking/start-visit'))
    await startTracking(router, settings)
  } catch (reason) {
    console.warn('visits are not measured', reason)
  }
}

void start()
