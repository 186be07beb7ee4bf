import type { InternalEvent, ownEvents, VisitEventRequest } from '@originseal/contracts'
import { receiveVisitEvent } from '@originseal/contracts/billing/endpoints'
import { newIdempotencyKey } from '../api/idempotency-key'
import { attributionNow } from './attribution'
import { readConsent } from './consent'
import { priced, sourceUrl, tell } from './tell'

type Params = Omit<VisitEventRequest['params'], 'value'> & { readonly value?: number }

/** TRACK-03: what is of a person is in no analytics. */
const personal = new Set(['email', 'phone', 'realName', 'name'])

/** Tells one of our own events with where its visitor came from (TRACK-02). Only with consent; failures are ignored. */
export async function trackVisit(
  name: InternalEvent | (typeof ownEvents)[number],
  params: Params = {},
  id = newIdempotencyKey(),
): Promise<void> {
  if (!name || typeof fetch !== 'function' || !readConsent()?.analytics) return
  const { value, currency, ...rest } = params
  const kept = Object.fromEntries(Object.entries(rest).filter(([key]) => !personal.has(key)))
  try {
    await tell(receiveVisitEvent, {
      event_name: name,
      event_time: Math.floor(Date.now() / 1_000),
      event_id: id,
      event_source_url: sourceUrl(),
      params: {
        ...kept,
        ...priced({ ...(value !== undefined && { value }), ...(currency && { currency }) }),
      },
      attribution: attributionNow(),
    })
  } catch {
    // The specification ignores them: nothing that a visitor does may depend on being counted.
  }
}
