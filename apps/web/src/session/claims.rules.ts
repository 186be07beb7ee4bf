/** What the specification reads in an access token, and when it was signed; times in seconds since 1970. */
export interface Claims {
  readonly userId: string
  readonly role: string
  readonly exp: number
  readonly iat?: number
  /** Of an administrator: the back office stays closed until they have a second factor. */
  readonly lacksSecondFactor?: true
}

/** Reads a token without believing it: only the server decides what it is worth. Undefined if it is none. */
export function claimsOf(token: string): Claims | undefined {
  const payload = token.split('.')[1]
  if (payload === undefined) return undefined
  try {
    const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    return decode(JSON.parse(new TextDecoder().decode(bytes)))
  } catch {
    // Not a token of ours: the same as none.
    return undefined
  }
}

/** By hand: this runs on the first page, which is spared the schemas. */
function decode(payload: unknown): Claims | undefined {
  if (typeof payload !== 'object' || payload === null) return undefined
  const { userId, role, exp, iat, secondFactor } = payload as Record<string, unknown>
  if (typeof userId !== 'string' || typeof role !== 'string' || typeof exp !== 'number') return undefined
  return {
    userId,
    role,
    exp,
    ...(typeof iat === 'number' && { iat }),
    ...(secondFactor === 'missing' && { lacksSecondFactor: true }),
  }
}

/** How long before its end a token is renewed, in seconds. */
const LEAD_S = 120

/** Whether `exp` is past. @param now milliseconds since 1970 by the server's clock */
export const isExpired = ({ exp }: Claims, now: number): boolean => exp * 1000 <= now

/** When to renew, in milliseconds since 1970: two minutes before the end, a short-lived token at half its life. */
export function renewalTime({ exp, iat }: Claims): number {
  const lead = iat === undefined ? LEAD_S : Math.min(LEAD_S, (exp - iat) / 2)
  return (exp - lead) * 1000
}
