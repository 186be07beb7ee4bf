import { createRequire } from 'node:module'
import { Browser } from './browser.mjs'
import { addressOf } from './people.mjs'

const required = createRequire(import.meta.url)

/** Of the local provider's people the one whose e-mail it has verified. */
const person = 'mei-1001'

let visits = 0

/**
 * Walks through the local Google, up to the address with the one-time token.
 * @param {import('./stack.mjs').Stack} stack
 * @returns {Promise<{ browser: Browser, token: string, callback: string }>} `callback`: path and query it came back by
 */
export async function comeBackFromGoogle(stack) {
  const browser = new Browser(stack.origin, addressOf(20_000 + visits++))
  const start = await browser.ask('GET', '/api/auth/google')
  /** @type {typeof import('@originseal/testing/walking-browser')} */
  const { WalkingBrowser } = required('@originseal/testing/walking-browser')
  const callback = await new WalkingBrowser().passProvider(
    start.headers.location ?? '',
    person,
    `${stack.origin}/`,
  )
  const done = await browser.ask('GET', `${callback.pathname}${callback.search}`)
  const { location } = done.headers
  const token = location && new URL(location, stack.origin).searchParams.get('token')
  if (!token) throw new Error(`social sign-in led to ${location}`)
  return { browser, token, callback: `${callback.pathname}${callback.search}` }
}
