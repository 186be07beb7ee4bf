import { Injectable } from '@nestjs/common'
import { trialWorksClaimed } from '@originseal/contracts'
import { Transaction, type Tx } from '@originseal/database'
import { Problem, TokenVerifier, type Caller } from '@originseal/http'
import { Outbox } from '@originseal/messaging'
import { AccountsQueries } from '../accounts/accounts.queries'
import { TrialVisitorsRepository } from './trial-visitors.repository'

/**
 * Gives a member what they sealed and scanned before they had an account. The visitor's token shows that it was them;
 * a visitor is claimed once and for good, and claiming it again is no fault.
 */
@Injectable()
export class ClaimTrialWorks {
  constructor(
    private readonly transaction: Transaction,
    private readonly tokens: TokenVerifier,
    private readonly accounts: AccountsQueries,
    private readonly visitors: TrialVisitorsRepository,
    private readonly outbox: Outbox,
  ) {}

  /** @throws Problem TRIAL_TOKEN_INVALID: forged, expired, no visitor's, or claimed by another; ACCOUNT_NOT_FOUND */
  async execute({ userId }: Caller, trialToken: string): Promise<void> {
    const visitor = await this.tokens.verify(trialToken)
    if (visitor?.role !== 'trial' || visitor.sessionId !== undefined) throw new Problem('TRIAL_TOKEN_INVALID')
    await this.transaction.run((tx) => this.claim(tx, visitor.userId, userId))
  }

  private async claim(tx: Tx, visitorId: string, accountId: string): Promise<void> {
    if (!(await this.accounts.hold(tx, accountId))) throw new Problem('ACCOUNT_NOT_FOUND')
    const claimedAt = new Date()
    const claim = await this.visitors.claim(tx, { visitorId, accountId, claimedAt })
    if (claim.accountId !== accountId) throw new Problem('TRIAL_TOKEN_INVALID')
    if (!claim.isNew) return
    if (!(await this.visitors.remove(tx, visitorId))) throw new Problem('TRIAL_TOKEN_INVALID')
    await this.outbox.add(tx, trialWorksClaimed, {
      visitorId,
      userId: accountId,
      claimedAt: claimedAt.toISOString(),
    })
  }
}
