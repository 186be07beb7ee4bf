import { z } from 'zod'
import { stored } from './stored'

const accessToken = stored({
  area: () => window.localStorage,
  key: 'accessToken',
  decode: (written) => z.string().min(1).parse(written),
  text: 'plain',
})
const claims = z.object({ exp: z.number() })

/**
 * Whether a member is logged in: a token is stored and its `exp` (seconds since 1970) lies ahead.
 * Only the server decides what the token is worth; this only chooses the page.
 */
export function isLoggedIn(now = Date.now()): boolean {
  const payload = accessToken.read()?.split('.')[1]
  if (payload === undefined) return false
  try {
    const { exp } = claims.parse(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))))
    return exp * 1000 > now
  } catch {
    // Not a token of ours: the same as none.
    return false
  }
}
