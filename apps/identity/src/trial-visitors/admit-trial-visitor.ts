import { Inject, Injectable } from '@nestjs/common'
import {
  trialVisitorAdmitted,
  type AdmitTrialVisitorRequest,
  type AdmitTrialVisitorResponse,
  type TrialUser,
} from '@originseal/contracts'
import { Transaction } from '@originseal/database'
import { Outbox } from '@originseal/messaging'
import { Tokens } from '../tokens/tokens'
import { TrialQuota } from './trial-quota'
import { TrialVisitorEntity } from './trial-visitor.entity'

export const TRIAL_TOKEN_HOURS = Symbol('hours a trial token is good for')

/**
 * Gives a visitor an identity of their own and a token for it. Every call makes a new visitor: an e-mail address that
 * nobody has confirmed must not open what an earlier visitor with the same address left here.
 */
@Injectable()
export class AdmitTrialVisitor {
  constructor(
    private readonly transaction: Transaction,
    private readonly outbox: Outbox,
    private readonly tokens: Tokens,
    private readonly quota: TrialQuota,
    @Inject(TRIAL_TOKEN_HOURS) private readonly tokenHours: number,
  ) {}

  /** @throws Problem TRIAL_QUOTA_REACHED */
  execute({ clientAddress, ...visitor }: AdmitTrialVisitorRequest): Promise<AdmitTrialVisitorResponse> {
    return this.quota.count(clientAddress, () => this.admit(visitor))
  }

  private async admit(visitor: TrialUser): Promise<AdmitTrialVisitorResponse> {
    const visitorId = crypto.randomUUID()
    const admittedAt = new Date()
    await this.transaction.run(async (tx) => {
      await tx.manager.insert(TrialVisitorEntity, { id: visitorId, ...visitor, admittedAt })
      await this.outbox.add(tx, trialVisitorAdmitted, { visitorId, admittedAt: admittedAt.toISOString() })
    })
    const expiresAt = new Date(admittedAt.getTime() + this.tokenHours * 3_600_000)
    const token = await this.tokens.mint({ userId: visitorId, role: 'trial' }, expiresAt)
    return { visitorId, token, expiresAt: expiresAt.toISOString() }
  }
}
