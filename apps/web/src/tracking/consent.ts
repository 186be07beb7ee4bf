import { consentCookie, consentOf, consentSeconds, consentValue, type Consent } from '@originseal/contracts'

/** What this visitor agreed to; undefined where nobody has chosen yet. */
export const readConsent = (): Consent | undefined => consentOf(document.cookie)

export function writeConsent(consent: Consent): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  const value = consentValue(consent, new Date())
  document.cookie = `${consentCookie}=${value}; Path=/; Max-Age=${consentSeconds}; SameSite=Lax${secure}`
}

const ofPlatforms = /^(?:_fb[pc]|_ga(?:_\w+)?|_gcl_\w+)$/

/** Removes what platforms have put here, under our name and the names above it. */
export function removePlatformCookies(): void {
  const names = document.cookie.split(/; */).map((pair) => pair.split('=', 1)[0] as string)
  const labels = window.location.hostname.split('.')
  const domains = ['', ...labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)]
  for (const name of names.filter((each) => ofPlatforms.test(each)))
    for (const domain of domains) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
}
