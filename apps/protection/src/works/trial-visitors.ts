import { createHmac } from 'node:crypto'
import {
  admitTrialVisitorResponse,
  type AdmitTrialVisitorResponse,
  type RegisterWorkRequest,
} from '@originseal/contracts'
import { Problem, type IdempotentRequest } from '@originseal/http'

const timeoutMs = 5_000

/** Asks identity for a visitor and their token: the one question that protection puts to another service. */
export class TrialVisitors {
  constructor(private readonly identityUrl: string) {}

  /**
   * Asked again for the same request under the same key, this gives the same visitor.
   * @throws Problem SERVICE_UNAVAILABLE while identity does not answer
   */
  async admit(
    { realName, email, phone }: RegisterWorkRequest,
    request: IdempotentRequest,
  ): Promise<AdmitTrialVisitorResponse> {
    try {
      const response = await fetch(new URL('/internal/trial-visitors', this.identityUrl), {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...keyOf(request) },
        body: JSON.stringify({ realName, email, phone }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!response.ok) throw new Error(`identity answered ${response.status}`)
      return admitTrialVisitorResponse.parse(await response.json())
    } catch (error) {
      throw new Problem('SERVICE_UNAVAILABLE', undefined, { cause: error })
    }
  }
}

/** Another request under the key of one that failed is another visitor. */
function keyOf({ key, request }: IdempotentRequest): Record<string, string> {
  if (key === undefined) return {}
  return { 'idempotency-key': createHmac('sha256', key).update(JSON.stringify(request)).digest('hex') }
}
