import type { ObservationView } from '@originseal/contracts'
import { z } from 'zod'
import type { KeptObservation } from './observations.queries'
import { countsAs } from './verdict.rules'

/** Of what a look met, the status is shown; the rest is kept for who has to explain a verdict. */
const answered = z.object({ fetch: z.object({ kind: z.literal('answered'), status: z.number().int() }) })

export function toObservationView(kept: KeptObservation): ObservationView {
  const { id, at, round, verdict, byBrowser, byOwner, signs } = kept
  const met = answered.safeParse(signs)
  const visit = byBrowser ? 'browser' : 'fetch'
  return {
    id,
    at: at.toISOString(),
    round,
    verdict,
    countsAs: countsAs(verdict) ?? null,
    by: byOwner ? 'owner' : visit,
    ...(met.success && { httpStatus: met.data.fetch.status }),
  }
}
