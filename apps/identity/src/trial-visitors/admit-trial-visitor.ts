import { Inject, Injectable } from '@nestjs/common'
import {
  trialVisitorAdmitted,
  type AdmitTrialVisitorRequest,
  type AdmitTrialVisitorResponse,
  type TrialUser,
} from '@originseal/contracts'
import { Idempotency, type IdempotentRequest } from '@originseal/http'
import { Outbox } from '@originseal/messaging'
import { Tokens } from '../tokens/tokens'
import { TrialQuota } from './trial-quota'
import { TrialVisitorEntity } from './trial-visitor.entity'

export const TRIAL_TOKEN_HOURS = Symbol('hours a trial token is good for')

/**
 * Gives a visitor an identity of their own and a token for it. Every request makes a new visitor, but one that is sent
 * again under its key: an e-mail address that nobody has confirmed must not open what an earlier visitor with the same
 * address left here.
 */
@Injectable()
export class AdmitTrialVisitor {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly outbox: Outbox,
    private readonly tokens: Tokens,
    private readonly quota: TrialQuota,
    @Inject(TRIAL_TOKEN_HOURS) private readonly tokenHours: number,
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

  private async admit(visitor: TrialUser, request: IdempotentRequest): Promise<AdmitTrialVisitorResponse> {
    const visitorId = crypto.randomUUID()
    const admittedAt = new Date()
    const expiresAt = new Date(admittedAt.getTime() + this.tokenHours * 3_600_000)
    const token = await this.tokens.mint({ userId: visitorId, role: 'trial' }, expiresAt)
    return this.idempotency.once(request, async (tx) => {
      await tx.manager.insert(TrialVisitorEntity, { id: visitorId, ...visitor, admittedAt })
      await this.outbox.add(tx, trialVisitorAdmitted, { visitorId, admittedAt: admittedAt.toISOString() })
      return { visitorId, token, expiresAt: expiresAt.toISOString() }
    })
  }
}
