import { Injectable, Logger } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { Problem } from '@originseal/http'
import { AccountsQueries } from '../accounts/accounts.queries'
import { OpenSession, type OpenedSession } from '../sessions/open-session'
import { AskSecondFactor } from '../second-factors/ask-second-factor'
import { SecondFactorsQueries } from '../second-factors/second-factors.queries'
import { SigningKeys } from '../tokens/signing-keys'
import { LoginTicketsRepository } from './login-tickets.repository'
import { readLoginToken } from './login-token'

/** Opens the session that a login token stands for: once, and only in the browser that was given it. */
@Injectable()
export class ExchangeLoginToken {
  private readonly log = new Logger(ExchangeLoginToken.name)

  constructor(
    private readonly transaction: Transaction,
    private readonly accounts: AccountsQueries,
    private readonly tickets: LoginTicketsRepository,
    private readonly askSecondFactor: AskSecondFactor,
    private readonly openSession: OpenSession,
    private readonly factors: SecondFactorsQueries,
    private readonly keys: SigningKeys,
  ) {}

  /**
   * Another browser's try uses nothing up.
   * @param binding what this browser's cookie holds
   * @throws Problem SOCIAL_TOKEN_INVALID, SECOND_FACTOR_NEEDED, ACCOUNT_DISABLED
   */
  async execute(token: string, binding: string | undefined): Promise<OpenedSession> {
    const ticket = binding === undefined ? undefined : await readLoginToken(token, binding, this.keys)
    if (!ticket) throw new Problem('SOCIAL_TOKEN_INVALID')
    const asked = await this.transaction.run(async (tx) => {
      const account = await this.accounts.hold(tx, ticket.accountId)
      const isAsked = account && (await this.factors.methodsOf(account.id, tx)).length > 0
      return isAsked && (await this.tickets.use(tx, ticket)) ? account : undefined
    })
    // The ticket is used up; what it stood for is in the challenge now.
    if (asked) await this.askSecondFactor.execute(asked)
    const session = await this.transaction.run(async (tx) => {
      if (!(await this.tickets.use(tx, ticket))) throw new Problem('SOCIAL_TOKEN_INVALID')
      const account = await this.accounts.hold(tx, ticket.accountId)
      if (!account) throw new Problem('SOCIAL_TOKEN_INVALID')
      return this.openSession.execute(tx, account)
    })
    this.log.log(`session ${session.sessionId} opened by social sign-in to account ${ticket.accountId}`)
    return session
  }
}
