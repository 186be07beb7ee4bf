import { Injectable } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { Problem } from '@originseal/http'
import { AccountsQueries } from '../accounts/accounts.queries'
import { AccessTokens } from './access-tokens'
import type { OpenedSession } from './open-session'
import { RotateRefreshToken } from './rotate-refresh-token'

/** Goes on with a session: a new access token, with the account's role of today, and the next refresh token. */
@Injectable()
export class RefreshSession {
  constructor(
    private readonly transaction: Transaction,
    private readonly rotateRefreshToken: RotateRefreshToken,
    private readonly accounts: AccountsQueries,
    private readonly accessTokens: AccessTokens,
  ) {}

  /** @throws Problem SESSION_ENDED */
  async execute(shown: string | undefined): Promise<OpenedSession> {
    if (shown === undefined) throw new Problem('SESSION_ENDED')
    // What ends a session here has to stay written: the refusal comes after the commit.
    const rotated = await this.transaction.run((tx) => this.rotateRefreshToken.execute(tx, shown))
    const account = rotated && (await this.accounts.byId(rotated.session.accountId))
    if (!rotated || !account || account.disabledAt) throw new Problem('SESSION_ENDED')
    const { session, refreshToken, refreshExpiresAt } = rotated
    const accessToken = await this.accessTokens.issue(account, session)
    return { ...accessToken, sessionId: session.id, refreshToken, refreshExpiresAt }
  }
}
