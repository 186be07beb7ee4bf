import { cookieOf, type StandardEvent } from '@originseal/contracts'
import { receiveConversionEvent } from '@originseal/contracts/billing/endpoints'
import { newIdempotencyKey } from '../api/idempotency-key'
import { readConsent } from './consent'
import { tellPixel } from './pixel'
import { priced, sourceUrl, tell } from './tell'

export interface Conversion {
  readonly name: StandardEvent
  /** The same for all who tell of one thing; a new one unless given. */
  readonly id?: string
  readonly value?: number
  readonly currency?: string
  readonly contentName?: string
  /** For our own server alone, which hashes them. */
  readonly email?: string
  readonly phone?: string
}

/** TRACK-03: what must not count twice is not told again within five minutes. */
const once: ReadonlySet<StandardEvent> = new Set(['Purchase', 'CompleteRegistration'])
const onceMs = 300_000
const told = new Map<string, number>()

/** Tells a standard event (TRACK-01) to our server and, where it runs, to the pixel, under one id. Only with consent. */
export async function trackConversion({
  name,
  id = newIdempotencyKey(),
  ...event
}: Conversion): Promise<void> {
  if (!name || typeof fetch !== 'function' || !readConsent()?.marketing) return
  const key = `${name} ${id}`
  const last = told.get(key)
  if (once.has(name) && last !== undefined && Date.now() - last < onceMs) return
  told.set(key, Date.now())
  const custom_data = { ...priced(event), ...(event.contentName && { content_name: event.contentName }) }
  void tellPixel(name, custom_data, id)
  try {
    await tell(receiveConversionEvent, {
      event_name: name,
      event_id: id,
      event_time: Math.floor(Date.now() / 1_000),
      event_source_url: sourceUrl(),
      action_source: 'website',
      user_data: { ...person(event), ...platformIds() },
      custom_data,
    })
  } catch (reason) {
    told.delete(key)
    console.warn('send error', reason)
  }
}

const person = ({ email, phone }: Pick<Conversion, 'email' | 'phone'>) => ({
  ...(email && { em: email }),
  ...(phone && { ph: phone }),
})

/** The platform's own ids, where its script has written them or an advertisement has led here. */
function platformIds(): { fbp?: string; fbc?: string } {
  const [fbp, kept] = [cookieOf(document.cookie, '_fbp'), cookieOf(document.cookie, '_fbc')]
  const clicked = new URLSearchParams(window.location.search).get('fbclid')
  const fbc = clicked && !kept?.endsWith(`.${clicked}`) ? `fb.1.${Date.now()}.${clicked}` : kept
  return { ...(fbp && { fbp }), ...(fbc && { fbc }) }
}
