import { consentOf, cookieOf, type ConversionEventRequest } from '@originseal/contracts'
import type { Provider } from './delivery.rules'
import { browserId, clickId, clientIdOf, hashedEmail, hashedPhone } from './hashed-user-data'

/** What a request itself says of its browser; the body has no say in it. */
export interface Browser {
  readonly ip: string
  readonly userAgent: string
  readonly cookies: string | undefined
}

/** By what each platform that the visitor agreed to is to recognise them. */
export type Visitors = Partial<Record<Provider, Readonly<Record<string, unknown>>>>

/** Of who has not agreed there is nothing. */
export function visitorsOf(
  { ip, userAgent, cookies }: Browser,
  person: ConversionEventRequest['user_data'] = {},
): Visitors {
  const { analytics = false, marketing = false } = consentOf(cookies) ?? {}
  const clientId = clientIdOf(cookieOf(cookies, '_ga'))
  const recognisable = {
    client_ip_address: ip,
    client_user_agent: userAgent,
    em: person.em === undefined ? undefined : hashedEmail(person.em),
    ph: person.ph === undefined ? undefined : hashedPhone(person.ph),
    fbp: browserId(person.fbp),
    fbc: clickId(person.fbc),
  }
  const signal = marketing ? 'GRANTED' : 'DENIED'
  return {
    ...(marketing && { meta: withoutGaps(recognisable) }),
    // Google names a browser by its own cookie, which is there only where its script has run.
    ...(analytics &&
      clientId !== undefined && {
        ga4: { client_id: clientId, consent: { ad_user_data: signal, ad_personalization: signal } },
      }),
  }
}

export const withoutGaps = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
