import type { SocialProvider } from '@originseal/contracts'
import { inAppOf } from './in-app-browser.rules'
import { addressOf, attemptsFor } from './leave-for-provider.rules'

/** How long a browser may take to come to the front before the next one is tried. */
const PATIENCE_MS = 1_500

/** What leaving needs of the browser. */
export interface Exits {
  readonly userAgent: string
  readonly isInstalled: boolean
  readonly origin: string
  go(address: string): void
  /** Whether the tab could be opened. */
  openTab(address: string): boolean
  /** Whether the page was left within so many milliseconds. */
  isLeftWithin(milliseconds: number): Promise<boolean>
}

/**
 * Goes to a provider's sign-in, out of an app's own browser where the page is in one.
 * @returns 'stuck' where only the person can leave the app, by its menu
 */
export async function leaveForProvider(
  provider: SocialProvider,
  exits: Exits = browserExits(),
): Promise<'left' | 'stuck'> {
  const address = new URL(addressOf(provider), exits.origin)
  for (const attempt of attemptsFor(address, inAppOf(exits.userAgent, exits.isInstalled))) {
    if (attempt.by === 'new-tab') return exits.openTab(attempt.address) ? 'left' : 'stuck'
    exits.go(attempt.address)
    if (await exits.isLeftWithin(PATIENCE_MS)) break
  }
  return 'left'
}

function browserExits(): Exits {
  return {
    userAgent: navigator.userAgent,
    isInstalled: window.matchMedia('(display-mode: standalone)').matches,
    origin: window.location.origin,
    go: (address) => window.location.assign(address),
    openTab: (address) => window.open(address, '_blank') !== null,
    isLeftWithin,
  }
}

/** Another app in front hides the page; a navigation ends it. */
function isLeftWithin(milliseconds: number): Promise<boolean> {
  if (document.visibilityState === 'hidden') return Promise.resolve(true)
  return new Promise((resolve) => {
    const end = (isLeft: boolean) => () => {
      clearTimeout(patience)
      document.removeEventListener('visibilitychange', left)
      window.removeEventListener('pagehide', left)
      resolve(isLeft)
    }
    const left = end(true)
    const patience = setTimeout(end(false), milliseconds)
    document.addEventListener('visibilitychange', left)
    window.addEventListener('pagehide', left)
  })
}
