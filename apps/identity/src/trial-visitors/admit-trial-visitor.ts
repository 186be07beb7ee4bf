import { Injectable } from '@nestjs/common'
import {
  trialVisitorAdmitted,
  type AdmitTrialVisitorRequest,
  type AdmitTrialVisitorResponse,
} from '@originseal/contracts'
import { Idempotency, type IdempotentRequest } from '@originseal/http'
import { Outbox } from '@originseal/messaging'
import { TrialQuota } from './trial-quota'
import { TrialTokens } from './trial-tokens'
import { TrialVisitorsRepository } from './trial-visitors.repository'

/**
 * Gives a visitor an identity and a token for it. Whoever comes with the token of an earlier visit stays that visitor;
 * every other request makes a new one, unless it is sent again under its key: an e-mail address that nobody has confirmed
 * must not open what an earlier visitor with the same address left here (ADR 8, ADR 28).
 */
@Injectable()
export class AdmitTrialVisitor {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly outbox: Outbox,
    private readonly tokens: TrialTokens,
    private readonly quota: TrialQuota,
    private readonly visitors: TrialVisitorsRepository,
  ) {}

  /**
   * Asked again under the same key, this gives the same visitor and counts no further trial.
   * @throws Problem TRIAL_QUOTA_REACHED
   */
  async execute(
    { clientAddress, ...visitor }: AdmitTrialVisitorRequest,
    key: string | undefined,
  ): Promise<AdmitTrialVisitorResponse> {
    const request = { key, scope: 'POST /internal/trial-visitors', request: visitor }
    const earlier = await this.idempotency.replay<AdmitTrialVisitorResponse>(request)
    return earlier ?? this.quota.count(clientAddress, () => this.admit(visitor, request))
  }

  private async admit(
    { visitorId: earlierId, ...person }: AdmitTrialVisitorRequest,
    request: IdempotentRequest,
  ): Promise<AdmitTrialVisitorResponse> {
    const admittedAt = new Date()
    // Signed before the transaction, which decides which of the two is used.
    const again = earlierId === undefined ? undefined : await this.tokens.mint(earlierId)
    const first = await this.tokens.mint(crypto.randomUUID())
    return this.idempotency.once(request, async (tx) => {
      if (again && (await this.visitors.renew(tx, { id: again.visitorId, ...person, admittedAt })))
        return again
      const { visitorId } = first
      await this.visitors.insert(tx, { id: visitorId, ...person, admittedAt })
      await this.outbox.add(tx, trialVisitorAdmitted, { visitorId, admittedAt: admittedAt.toISOString() })
      return first
    })
  }
}
