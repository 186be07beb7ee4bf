import { Inject, Injectable } from '@nestjs/common'
import type { SessionUser } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Problem } from '@originseal/http'
import type { Account } from '../accounts/account.rules'
import { AccountsQueries } from '../accounts/accounts.queries'
import { Tokens } from '../tokens/tokens'
import { newRefreshToken, refreshTokenHash } from './refresh-token'
import { SESSION_TIMES, type SessionTimes } from './session-times'
import { sessionUserOf } from './session-user.view'
import { SessionsRepository } from './sessions.repository'

export interface OpenedSession {
  readonly sessionId: string
  /** The access token, and when it ends. */
  readonly token: string
  readonly expiresAt: Date
  /** For the cookie only. */
  readonly refreshToken: string
  readonly refreshExpiresAt: Date
  readonly user: SessionUser
}

/** Logs somebody in who has shown who they are. */
@Injectable()
export class OpenSession {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly sessions: SessionsRepository,
    private readonly tokens: Tokens,
    @Inject(SESSION_TIMES) private readonly times: SessionTimes,
  ) {}

  /**
   * @param account as it was when they showed it: if it has been disabled since, or has another password, nothing opens
   * @throws Problem ACCOUNT_DISABLED, LOGIN_FAILED
   */
  async execute(tx: Tx, account: Account): Promise<OpenedSession> {
    const current = await this.accounts.hold(tx, account.id)
    if (!current || current.passwordHash !== account.passwordHash) throw new Problem('LOGIN_FAILED')
    if (current.disabledAt) throw new Problem('ACCOUNT_DISABLED')
    const now = Date.now()
    const [sessionId, refreshToken] = [crypto.randomUUID(), newRefreshToken()]
    const refreshExpiresAt = new Date(now + this.times.idleMs)
    const endsAt = new Date(now + this.times.longestMs)
    await this.sessions.insert(tx, { id: sessionId, accountId: current.id, openedAt: new Date(now), endsAt })
    await this.sessions.insertToken(tx, {
      hash: refreshTokenHash(refreshToken),
      sessionId,
      expiresAt: refreshExpiresAt,
    })
    const expiresAt = new Date(now + this.times.accessMs)
    const token = await this.tokens.mint({ userId: current.id, role: current.role, sessionId }, expiresAt)
    return { sessionId, token, expiresAt, refreshToken, refreshExpiresAt, user: sessionUserOf(current) }
  }
}
