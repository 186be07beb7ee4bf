import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common'
import { Transaction, type Tx } from '@originseal/database'
import { Loop } from '@originseal/runtime'
import { MailQueue } from '@originseal/mail'
import type { AccountMail } from '../../mails/account-mail'
import { AccountsQueries } from '../accounts.queries'
import { MailTokensRepository } from '../mail-tokens.repository'
import { mailsPerHour } from '../mail-token.rules'
import { PasswordResetsRepository } from './password-resets.repository'

const tickMs = 1_000

/**
 * Looks up whose password is to be reset and mails the link; who has no account gets nothing, and nobody learns that.
 * No request rouses it: it works at a beat of its own, so that what it does for an account, and for nobody, falls on
 * whichever requests are under way then and not on the one that asked.
 */
@Injectable()
export class AnswerResetRequests implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop = new Loop({
    name: 'password resets',
    everyMs: tickMs,
    turn: () => this.transaction.run((tx) => this.execute(tx)),
  })

  constructor(
    private readonly transaction: Transaction,
    private readonly requests: PasswordResetsRepository,
    private readonly accounts: AccountsQueries,
    private readonly mailTokens: MailTokensRepository,
    private readonly mails: MailQueue<AccountMail>,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start()
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop()
  }

  /** Answers one request. False if there was none. */
  async execute(tx: Tx): Promise<boolean> {
    const email = await this.requests.take(tx)
    if (email === undefined) return false
    const account = await this.accounts.byEmail(email, tx)
    if (!account || account.disabledAt) return true
    const { id: accountId, language } = account
    const purpose = 'reset-password'
    if ((await this.mailTokens.recent(tx, accountId, purpose)) >= mailsPerHour) return true
    const token = await this.mailTokens.issue(tx, { accountId, purpose, email })
    await this.mails.add(tx, {
      ownerId: accountId,
      to: email,
      language,
      template: 'reset-password',
      values: { token },
    })
    return true
  }
}
