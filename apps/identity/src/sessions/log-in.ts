import { Injectable, Logger } from '@nestjs/common'
import type { LoginRequest } from '@originseal/contracts'
import { Transaction } from '@originseal/database'
import { AskSecondFactor } from '../second-factors/ask-second-factor'
import { CheckCredentials, type LoginOrigin } from './check-credentials'
import { KnownDevices } from './known-devices'
import { OpenSession, type OpenedSession } from './open-session'

export interface LoggedIn {
  readonly session: OpenedSession
  readonly deviceCookie: string
}

/** Opens a session to who shows a password, and remembers the device as theirs. */
@Injectable()
export class LogIn {
  private readonly log = new Logger(LogIn.name)

  constructor(
    private readonly transaction: Transaction,
    private readonly checkCredentials: CheckCredentials,
    private readonly askSecondFactor: AskSecondFactor,
    private readonly openSession: OpenSession,
    private readonly devices: KnownDevices,
  ) {}

  /**
   * @param from.refreshToken of the session that this browser had: it ends when the next one begins
   * @throws Problem LOGIN_FAILED, LOGIN_TRIES_EXCEEDED, LOGIN_BUSY; SECOND_FACTOR_NEEDED, ACCOUNT_DISABLED to who knows the password
   */
  async execute(
    request: LoginRequest,
    from: LoginOrigin & { readonly refreshToken: string | undefined },
  ): Promise<LoggedIn> {
    const account = await this.checkCredentials.execute(request, from)
    await this.askSecondFactor.execute(account)
    const session = await this.transaction.run((tx) =>
      this.openSession.execute(tx, account, { replaces: from.refreshToken }),
    )
    this.log.log(`session ${session.sessionId} opened by password to account ${account.id}`)
    return { session, deviceCookie: this.devices.remember(from.deviceCookie, account.id) }
  }
}
