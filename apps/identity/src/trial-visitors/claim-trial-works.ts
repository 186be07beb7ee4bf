import { Injectable } from '@nestjs/common'
import { trialWorksClaimed } from '@originseal/contracts'
import { Transaction, type Tx } from '@originseal/database'
import { Problem, TokenVerifier, type Caller } from '@originseal/http'
import { Outbox } from '@originseal/messaging'
import { AccountsQueries } from '../accounts/accounts.queries'
import { faultOfClaimByLink } from './claim.rules'
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

  /**
   * @throws Problem TRIAL_TOKEN_INVALID: forged, expired, no visitor's, claimed by another, or had by the link of a mail to
   * another address; TRIAL_EMAIL_UNCONFIRMED; ACCOUNT_NOT_FOUND
   */
  async execute({ userId }: Caller, trialToken: string): Promise<void> {
    const visitor = await this.tokens.verify(trialToken)
    if (visitor?.role !== 'trial' || visitor.sessionId !== undefined) throw new Problem('TRIAL_TOKEN_INVALID')
    await this.transaction.run((tx) => this.claim(tx, visitor, userId))
  }

  private async claim(tx: Tx, { userId: visitorId, byLink }: Caller, accountId: string): Promise<void> {
    const account = await this.accounts.hold(tx, accountId)
    if (!account) throw new Problem('ACCOUNT_NOT_FOUND')
    const claimedAt = new Date()
    const claim = await this.visitors.claim(tx, { visitorId, accountId, claimedAt })
    if (claim.accountId !== accountId) throw new Problem('TRIAL_TOKEN_INVALID')
    if (!claim.isNew) return
    const email = await this.visitors.remove(tx, visitorId)
    if (email === undefined) throw new Problem('TRIAL_TOKEN_INVALID')
    const fault = byLink && faultOfClaimByLink(email, account)
    if (fault) throw new Problem(fault)
    await this.outbox.add(tx, trialWorksClaimed, {
      visitorId,
      userId: accountId,
      claimedAt: claimedAt.toISOString(),
    })
  }
}
