import { Inject, Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Problem } from '@originseal/http'
import type { Account } from '../accounts/account.rules'
import { AccountsQueries } from '../accounts/accounts.queries'
import { SecondFactorsQueries } from '../second-factors/second-factors.queries'
import { AccessTokens, type AccessToken } from './access-tokens'
import { newRefreshToken, refreshTokenHash } from './refresh-token'
import { SESSION_TIMES, type SessionTimes } from './session-times'
import { SessionsRepository } from './sessions.repository'

export interface OpenedSession extends AccessToken {
  readonly sessionId: string
  /** For the cookie only. */
  readonly refreshToken: string
  readonly refreshExpiresAt: Date
}

interface Having {
  readonly replaces?: string | undefined
  readonly secondFactor?: 'passed'
}

/** Logs somebody in who has shown who they are. */
@Injectable()
export class OpenSession {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly sessions: SessionsRepository,
    private readonly accessTokens: AccessTokens,
    private readonly secondFactors: SecondFactorsQueries,
    @Inject(SESSION_TIMES) private readonly times: SessionTimes,
  ) {}

  /**
   * @param account as it was when they showed it: if it has been disabled since, or has another password, nothing opens
   * @param having.secondFactor said once it was passed; an account that has one opens to nobody else
   * @param having.replaces the refresh token of the session that this browser had until now
   * @throws Problem ACCOUNT_DISABLED, LOGIN_FAILED
   */
  async execute(tx: Tx, account: Account, { replaces, secondFactor }: Having = {}): Promise<OpenedSession> {
    const current = await this.accounts.hold(tx, account.id)
    if (!current || current.passwordHash !== account.passwordHash) throw new Problem('LOGIN_FAILED')
    if (current.disabledAt) throw new Problem('ACCOUNT_DISABLED')
    const asked = secondFactor === 'passed' ? [] : await this.secondFactors.methodsOf(current.id, tx)
    if (asked.length > 0) throw new Problem('LOGIN_FAILED')
    if (replaces !== undefined) await this.sessions.endOfToken(tx, refreshTokenHash(replaces))
    const now = Date.now()
    const session = { id: crypto.randomUUID(), endsAt: new Date(now + this.times.longestMs) }
    const refresh = { token: newRefreshToken(), expiresAt: new Date(now + this.times.idleMs) }
    await this.sessions.insert(tx, { ...session, accountId: current.id, openedAt: new Date(now) })
    await this.sessions.insertToken(tx, {
      hash: refreshTokenHash(refresh.token),
      sessionId: session.id,
      expiresAt: refresh.expiresAt,
    })
    return {
      ...(await this.accessTokens.issue(current, session, tx)),
      sessionId: session.id,
      refreshToken: refresh.token,
      refreshExpiresAt: refresh.expiresAt,
    }
  }
}
