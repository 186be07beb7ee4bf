import type { SocialProvider } from '@originseal/contracts'
import type { InApp } from './in-app-browser.rules'

/** One try to reach the provider: by going there from this page, or in a new tab. */
export type Attempt =
  | { readonly by: 'navigation'; readonly address: string }
  | { readonly by: 'new-tab'; readonly address: string }

const CHROME = 'com.android.chrome'
const SAMSUNG_INTERNET = 'com.sec.android.app.sbrowser'

/** Where sign-in with a provider begins; a page to go to, not a call. */
export const addressOf = (provider: SocialProvider) => `/api/auth/${provider}`

/**
 * An address for one Android browser, by the `intent:` scheme of Chrome's documentation. It names no fallback
 * address: the app would go there by itself, and the next browser would never be tried.
 */
export function intentOf(address: URL, browserPackage: string): string {
  const scheme = address.protocol.replace(':', '')
  return `intent://${address.host}${address.pathname}${address.search}#Intent;scheme=${scheme};package=${browserPackage};end`
}

/**
 * What to try, in this order, until the page is left. Google refuses sign-in inside apps, and their cookies
 * are not those of the browser: Android can hand over to Chrome or Samsung Internet, iOS only by a new tab.
 */
export function attemptsFor(address: URL, inApp: InApp | undefined): readonly Attempt[] {
  const plain: Attempt = { by: 'navigation', address: address.href }
  if (!inApp) return [plain]
  if (inApp.system === 'ios') return [{ by: 'new-tab', address: outOfLine(address, inApp).href }]
  const intents = [CHROME, SAMSUNG_INTERNET].map((browser) => intentOf(address, browser))
  return [...intents.map((intent): Attempt => ({ by: 'navigation', address: intent })), plain]
}

/** LINE opens an address with this parameter in the phone's own browser (LINE Developers, 'LINE URL scheme'). */
function outOfLine(address: URL, { browser }: InApp): URL {
  const out = new URL(address)
  if (browser === 'line') out.searchParams.set('openExternalBrowser', '1')
  return out
}
