/** Where a navigation that has not ended yet leads. */
let underWay: string | undefined

/** Tells where the router is on its way to, while it is: a reload then goes there and not back to its start. */
export function aimAt(address: string | undefined): void {
  underWay = address
}

/** The ways out of this document. One object, so that a spec can stand where jsdom cannot navigate. */
export const documentExits = {
  reload(): void {
    if (underWay === undefined) window.location.reload()
    else window.location.assign(underWay)
  },

  /** Another page of ours, in a document of its own. */
  enter: (path: string): void => window.location.assign(path),

  home: (): void => window.location.assign('/'),

  /**
   * One step back in the history, in a document of its own: what failed here is remembered by the router and
   * would fail again. Where there is no step back, the home page.
   */
  back(): void {
    if (window.history.length < 2) return documentExits.home()
    window.addEventListener('popstate', () => documentExits.reload(), { once: true })
    window.history.back()
  },

  async clearCacheAndReload(): Promise<void> {
    await clearCache()
    documentExits.reload()
  },
}

const PATIENCE_MS = 5_000

/**
 * Forgets what the browser keeps of the program: Cache Storage, service workers, and the HTTP cache's copies of
 * this document and its files, each of which is asked for again past the cache. Logins and drafts stay.
 */
export async function clearCache(): Promise<void> {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/assets/'))
    .map(({ href }) => href)
  const patience = AbortSignal.timeout(PATIENCE_MS)
  const jobs = [
    emptyCacheStorage(),
    endServiceWorkers(),
    ...[window.location.href, ...new Set(files)].map((url) =>
      fetch(url, { cache: 'reload', signal: patience }),
    ),
  ]
  for (const { status, reason } of (await Promise.allSettled(jobs)) as PromiseRejectedResult[]) {
    if (status === 'rejected') console.warn('a part of the cache could not be cleared', reason)
  }
}

async function emptyCacheStorage(): Promise<void> {
  if (!('caches' in window)) return
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}

async function endServiceWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await Promise.all((await navigator.serviceWorker.getRegistrations()).map((worker) => worker.unregister()))
}

/** Whether a reload would find a server: without one it would put the browser's own error page here. */
export async function serverAnswers(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    await fetch(window.location.origin, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return true
  } catch {
    // No line, or nobody at its other end; what the answer would be does not matter here.
    return false
  }
}
