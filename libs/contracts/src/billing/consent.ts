/**
 * What a visitor has agreed to, as a first-party cookie that browser, gateway and services read alike:
 * `consent=1.<analytics><marketing>.<unix seconds>`, each flag 0 or 1, such as `consent=1.10.1763769600`.
 */
export const consentCookie = 'consent'

export interface Consent {
  /** Counting visits: Google Analytics, and our own record of where visitors come from. */
  readonly analytics: boolean
  /** Telling the advertising platform what became of its advertisements. */
  readonly marketing: boolean
}

/** Asked again after a year. */
export const consentSeconds = 31_536_000

export const consentValue = ({ analytics, marketing }: Consent, at: Date): string =>
  `1.${Number(analytics)}${Number(marketing)}.${Math.floor(at.getTime() / 1_000)}`

/** What a `Cookie` header says; undefined where nobody has chosen, which is no yes. */
export function consentOf(cookies: string | undefined): Consent | undefined {
  const [, analytics, marketing] =
    /^1\.([01])([01])\.\d{1,12}$/.exec(cookieOf(cookies, consentCookie) ?? '') ?? []
  if (analytics === undefined) return undefined
  return { analytics: analytics === '1', marketing: marketing === '1' }
}

/** The value of a cookie in a `Cookie` header or `document.cookie`; the first one counts. */
export function cookieOf(cookies: string | undefined, name: string): string | undefined {
  const pair = cookies?.split(';').find((each) => each.trim().startsWith(`${name}=`))
  return pair?.trim().slice(name.length + 1)
}
