import {
  admitTrialVisitorResponse,
  type AdmitTrialVisitorResponse,
  type RegisterWorkRequest,
} from '@originseal/contracts'
import { Problem } from '@originseal/http'

const timeoutMs = 5_000

/** Asks identity for a visitor and their token: the one question that protection puts to another service. */
export class TrialVisitors {
  constructor(private readonly identityUrl: string) {}

  /** @throws Problem SERVICE_UNAVAILABLE while identity does not answer */
  async admit({ realName, email, phone }: RegisterWorkRequest): Promise<AdmitTrialVisitorResponse> {
    try {
      const response = await fetch(new URL('/internal/trial-visitors', this.identityUrl), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
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
