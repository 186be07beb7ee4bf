import { Inject, Injectable } from '@nestjs/common'
import {
  trialVisitorAdmitted,
  type AdmitTrialVisitorRequest,
  type AdmitTrialVisitorResponse,
} from '@originseal/contracts'
import { Idempotency } from '@originseal/http'
import { Outbox } from '@originseal/messaging'
import { Tokens } from '../tokens/tokens'
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
    @Inject(TRIAL_TOKEN_HOURS) private readonly tokenHours: number,
  ) {}

  async execute(
    visitor: AdmitTrialVisitorRequest,
    key: string | undefined,
  ): Promise<AdmitTrialVisitorResponse> {
    const visitorId = crypto.randomUUID()
    const admittedAt = new Date()
    const expiresAt = new Date(admittedAt.getTime() + this.tokenHours * 3_600_000)
    const token = await this.tokens.mint({ userId: visitorId, role: 'trial' }, expiresAt)
    const request = { key, scope: 'POST /internal/trial-visitors', request: visitor }
    return this.idempotency.once(request, async (tx) => {
      await tx.manager.insert(TrialVisitorEntity, { id: visitorId, ...visitor, admittedAt })
      await this.outbox.add(tx, trialVisitorAdmitted, { visitorId, admittedAt: admittedAt.toISOString() })
      return { visitorId, token, expiresAt: expiresAt.toISOString() }
    })
  }
}
