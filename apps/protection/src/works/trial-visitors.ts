import { createHmac } from 'node:crypto'
import {
  admitTrialVisitorResponse,
  problemBody,
  type AdmitTrialVisitorRequest,
  type AdmitTrialVisitorResponse,
} from '@originseal/contracts'
import { Problem, type IdempotentRequest } from '@originseal/http'

const timeoutMs = 5_000

/** Asks identity for a visitor and their token: the one question that protection puts to another service. */
export class TrialVisitors {
  constructor(private readonly identityUrl: string) {}

  /**
   * Asked again for the same request under the same key, this gives the same visitor.
   * @param visitor `clientAddress`: whose network has a quota of trials; `visitorId`: who they are by the token they bear
   * @throws Problem TRIAL_QUOTA_REACHED; SERVICE_UNAVAILABLE while identity does not answer
   */
  async admit(
    { realName, email, phone, clientAddress, visitorId }: AdmitTrialVisitorRequest,
    request: IdempotentRequest,
  ): Promise<AdmitTrialVisitorResponse> {
    try {
      const response = await fetch(new URL('/internal/trial-visitors', this.identityUrl), {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...keyOf(request, visitorId) },
        body: JSON.stringify({ realName, email, phone, clientAddress, visitorId }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      })
      if (response.status === 429) throw await quotaReached(response)
      if (!response.ok) throw new Error(`identity answered ${response.status}`)
      return admitTrialVisitorResponse.parse(await response.json())
    } catch (error) {
      if (error instanceof Problem) throw error
      throw new Problem('SERVICE_UNAVAILABLE', undefined, { cause: error })
    }
  }
}

/** @throws if it is another 429 than that of the quota */
async function quotaReached(response: Response): Promise<Problem> {
  const { code } = problemBody.parse(await response.json())
  if (code !== 'TRIAL_QUOTA_REACHED') throw new Error(`identity answered 429 ${code}`)
  const retryAfterSeconds = Number(response.headers.get('retry-after'))
  return new Problem(code, undefined, { retryAfterSeconds })
}

/** Another request under the key of one that failed is another admission. */
function keyOf({ key, request }: IdempotentRequest, visitorId: string | undefined): Record<string, string> {
  if (key === undefined) return {}
  const admission = JSON.stringify([request, visitorId])
  return { 'idempotency-key': createHmac('sha256', key).update(admission).digest('hex') }
}
