import type { Consent } from '@originseal/contracts'

const analytics = {
  hosts: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  script: 'https://www.googletagmanager.com',
}
const advertising = { hosts: ['https://www.facebook.com'], script: 'https://connect.facebook.net' }

interface Configured {
  readonly META_PIXEL_ID?: string | undefined
  readonly GA4_MEASUREMENT_ID?: string | undefined
}

/** What the configured measurements that a visitor agreed to need of a document's policy; without consent nothing. */
export function sourcesOf(
  consent: Consent | undefined,
  { META_PIXEL_ID, GA4_MEASUREMENT_ID }: Configured,
): Readonly<Record<string, readonly string[]>> {
  const used = [
    ...(consent?.analytics && GA4_MEASUREMENT_ID !== undefined ? [analytics] : []),
    ...(consent?.marketing && META_PIXEL_ID !== undefined ? [advertising] : []),
  ]
  if (used.length === 0) return {}
  const hosts = used.flatMap((each) => each.hosts)
  return { 'script-src': used.map(({ script }) => script), 'img-src': hosts, 'connect-src': hosts }
}
