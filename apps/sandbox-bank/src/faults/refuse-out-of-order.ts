import { Problem } from '@originseal/http'
import type { FastifyRequest } from 'fastify'
import type { FaultsQueries } from './faults.queries'

const stillAnswered = /^\/(?:desk|assets|health)\b/

/** onRequest hook: while the bank is out of order nothing but its desk answers. */
export const refuseOutOfOrder =
  (faults: FaultsQueries) =>
  async ({ url }: FastifyRequest): Promise<void> => {
    if (!stillAnswered.test(url) && (await faults.has('out-of-order')))
      throw new Problem('SERVICE_UNAVAILABLE')
  }
