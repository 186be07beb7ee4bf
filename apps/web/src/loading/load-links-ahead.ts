import { matchRoutes, type createBrowserRouter, type RouteObject } from 'react-router-dom'
import { beginningOfUse } from './beginning-of-use'
import { loadPageAhead, partsOf } from './lazy-page'

/** How long nothing has been asked for before the pages of links in view are fetched, in ms. */
export const IDLE_AFTER_MS = 2_000
/** Of the links in view, so many pages. */
const PAGES_WHEN_IDLE = 3

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>

/**
 * Fetches pages before they are asked for: at once where a link is pointed at, touched or focused, and those of links in
 * view when the present page has come to rest; on a page that was written at build not before somebody uses it, as
 * running what has been fetched takes a phone a quarter of a second. Pages that have been fetched once are not again.
 * @returns what ends it
 */
export function loadLinksAhead(routes: RouteObject[], router: Router): () => void {
  const known = new Set<string>()
  const load = ({ origin, pathname }: HTMLAnchorElement) => {
    if (origin !== window.location.origin || known.has(pathname)) return
    known.add(pathname)
    // What is measured of the present page ends here (tools/system-tests/bench/pages).
    performance.mark('originseal:ahead')
    for (const { route } of matchRoutes(routes, pathname) ?? []) {
      const parts = partsOf(route)
      if (parts) void loadPageAhead(parts)
    }
  }
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a')
    if (link) load(link)
  }
  const atRest = whenAtRest(() => linksInView().slice(0, PAGES_WHEN_IDLE).forEach(load))
  const unsubscribe = router.subscribe(({ navigation }) => navigation.state === 'idle' && atRest.begin())
  for (const type of intents) document.addEventListener(type, onIntent, { passive: true })
  void beginningOfUse().then(atRest.begin)
  return () => {
    unsubscribe()
    atRest.end()
    for (const type of intents) document.removeEventListener(type, onIntent)
  }
}

const intents = ['pointerover', 'touchstart', 'focusin'] as const

/** Runs `then` when the page has stood a while and the browser has nothing to do; not on a line that is slow or dear. */
function whenAtRest(then: () => void) {
  let clock: ReturnType<typeof setTimeout> | undefined
  return {
    begin() {
      clearTimeout(clock)
      clock = setTimeout(() => {
        if (isLineSpared()) return
        if ('requestIdleCallback' in window) requestIdleCallback(then)
        else then()
      }, IDLE_AFTER_MS)
    },
    end: () => clearTimeout(clock),
  }
}

/** What some browsers tell of the line (Network Information API); where they don't, it is good. */
function isLineSpared(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /^(?:slow-)?2g$/.test(connection?.effectiveType ?? '')
}

/** Links of the page itself, as far as they can be seen; those of header and footer lead everywhere. */
function linksInView(): HTMLAnchorElement[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')]
  return links.filter((link) => {
    const { top, bottom } = link.getBoundingClientRect()
    return bottom > 0 && top < window.innerHeight
  })
}
