import { Injectable, Logger } from '@nestjs/common'
import type { PassSecondFactorRequest } from '@originseal/contracts'
import { Transaction } from '@originseal/database'
import { Problem } from '@originseal/http'
import { AccountsQueries } from '../accounts/accounts.queries'
import { KnownDevices } from '../sessions/known-devices'
import type { LoggedIn } from '../sessions/log-in'
import { OpenSession } from '../sessions/open-session'
import { AskSecondFactor } from './ask-second-factor'
import { CheckSecondFactor } from './check-second-factor'

/** Opens the session that a login has earned but for the second factor. */
@Injectable()
export class PassSecondFactor {
  private readonly log = new Logger(PassSecondFactor.name)

  constructor(
    private readonly askSecondFactor: AskSecondFactor,
    private readonly accounts: AccountsQueries,
    private readonly checkSecondFactor: CheckSecondFactor,
    private readonly transaction: Transaction,
    private readonly openSession: OpenSession,
    private readonly devices: KnownDevices,
  ) {}

  /** @throws Problem SECOND_FACTOR_WRONG, SECOND_FACTOR_EXPIRED, LOGIN_FAILED, LOGIN_TRIES_EXCEEDED, ACCOUNT_DISABLED */
  async execute(
    { challenge, answer }: PassSecondFactorRequest,
    from: { readonly deviceCookie: string | undefined; readonly refreshToken: string | undefined },
  ): Promise<LoggedIn> {
    const asked = await this.askSecondFactor.accountIdOf(challenge)
    const account = await this.accounts.byId(asked.id)
    if (!account || !asked.isOf(account)) throw new Problem('LOGIN_FAILED')
    const method = await this.checkSecondFactor.execute(account.id, answer)
    const session = await this.transaction.run((tx) =>
      this.openSession.execute(tx, account, { replaces: from.refreshToken, secondFactor: 'passed' }),
    )
    this.log.log(`session ${session.sessionId} opened by ${method} to account ${account.id}`)
    return { session, deviceCookie: this.devices.remember(from.deviceCookie, account.id) }
  }
}
