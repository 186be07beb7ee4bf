import type { ObservationVerdict } from '@originseal/contracts'

export type Verdict = ObservationVerdict

/** What one way of looking at the address, a fetch or a browser, has met. */
export type Look =
  | { readonly kind: 'unreachable' }
  | {
      readonly kind: 'answered'
      readonly status: number
      /** A login, consent, age, region or bot wall stands before the item. */
      readonly isWalled: boolean
      /** The last address is that of the item, whatever its spelling. */
      readonly isAtItem: boolean
      /** The page is whole: scripts have come to rest and its own sign of being loaded is there. */
      readonly isComplete: boolean
      /** Title, seller or id are those of the item that was found. */
      readonly isSameItem: boolean
      /** A picture on it matches the work or the evidence. */
      readonly showsPicture: boolean
      /** It is what the host answers to an address that never was. */
      readonly isSoftNotFound: boolean
    }

export interface Signs {
  readonly fetch: Look
  /** Null where no browser was needed or there is none. */
  readonly browser: Look | null
  /** The recorded address of the picture still gives it. */
  readonly isFileServed: boolean
  /** In the same minute our own way out worked, and the host answered for something else. */
  readonly areControlsGood: boolean
  /** What the other vantage point says to a removal; null where there is none, or nothing to be confirmed. */
  readonly elsewhere: Elsewhere | null
}

/** Seen from another network: the same, the copy, or nothing that could be compared. */
export type Elsewhere = 'same' | 'shown' | 'unknown'

export type Answered = Extract<Look, { kind: 'answered' }>

/** What one observation says (`down/1`). Only `up`, `gone` and `changed` count; whatever is in doubt does not. */
export function verdictOf(signs: Signs): Verdict {
  const verdict = verdictFromHere(signs)
  if (countsAs(verdict) !== 'down' || signs.elsewhere === null || signs.elsewhere === 'same') return verdict
  return signs.elsewhere === 'shown' ? 'partly' : 'unclear'
}

function verdictFromHere({ fetch, browser, isFileServed, areControlsGood }: Signs): Verdict {
  const looks = browser ? [fetch, browser] : [fetch]
  const answered = looks.filter((look) => look.kind === 'answered')
  if (answered.some(({ showsPicture }) => showsPicture)) return 'up'
  if (answered.some(isBlocked)) return 'blocked'
  if (answered.length < looks.length || answered.some(({ status }) => status >= 500)) return 'unreachable'
  if (!areControlsGood) return 'unclear'
  if (answered.every(isGone)) return isFileServed ? 'file-only' : 'gone'
  if (answered.some(({ isAtItem }) => !isAtItem)) return 'moved'
  // That a picture is absent is only said by a browser: scripts may have put it there.
  if (browser === null || !answered.every(lacksPicture)) return 'unclear'
  return isFileServed ? 'file-only' : 'changed'
}

/** 404, 410 and 451 (RFC 9110, 7725). */
export const isNotFound = ({ status }: { readonly status: number }): boolean =>
  [404, 410, 451].includes(status)

/** Not found at the item's own address, or what amounts to it. */
const isGone = (look: Answered): boolean =>
  (look.isAtItem && isNotFound(look)) || (look.status === 200 && look.isSoftNotFound)

export const isBlocked = ({ status, isWalled }: Answered): boolean =>
  isWalled || [401, 403, 429].includes(status)

const lacksPicture = ({ status, isComplete, isSameItem }: Answered): boolean =>
  status === 200 && isComplete && isSameItem

/** What a verdict says of the copy; undefined where it says nothing. */
export function countsAs(verdict: Verdict): 'up' | 'down' | undefined {
  if (verdict === 'up') return 'up'
  return verdict === 'gone' || verdict === 'changed' ? 'down' : undefined
}
