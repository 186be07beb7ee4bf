import { Inject, Injectable } from '@nestjs/common'
import {
  trialVisitorAdmitted,
  type AdmitTrialVisitorRequest,
  type AdmitTrialVisitorResponse,
} from '@originseal/contracts'
import { Transaction } from '@originseal/database'
import { Outbox } from '@originseal/messaging'
import { Tokens } from '../tokens/tokens'
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
    @Inject(TRIAL_TOKEN_HOURS) private readonly tokenHours: number,
  ) {}

  async execute(visitor: AdmitTrialVisitorRequest): Promise<AdmitTrialVisitorResponse> {
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
