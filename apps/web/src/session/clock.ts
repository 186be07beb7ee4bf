import { stored } from '../api/stored'
import { claimsOf } from './claims.rules'

/** Less than this is the way of the answer, not a wrong clock. */
const TOLERATED_MS = 60_000

/** How far this device's clock is ahead of the server's, in milliseconds; learnt from each fresh token. */
const clockLead = stored({
  area: () => window.localStorage,
  key: 'clockLead',
  decode: (written): number => {
    if (!Number.isFinite(written)) throw new TypeError('a lead is a number')
    return written as number
  },
})

/**
 * The server's time. A device whose clock is wrong by hours would else take every token for expired and renew
 * without end, or take a dead one for good.
 */
export const serverNow = (): number => Date.now() - (clockLead.read() ?? 0)

/** Compares the clocks by a token that has just been signed. */
export function setClockBy(freshToken: string): void {
  const iat = claimsOf(freshToken)?.iat
  if (iat === undefined) return
  const lead = Date.now() - iat * 1000
  if (Math.abs(lead) > TOLERATED_MS) clockLead.write(lead)
  else clockLead.remove()
}
