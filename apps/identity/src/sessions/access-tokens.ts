import { Inject, Injectable } from '@nestjs/common'
import type { SessionUser } from '@originseal/contracts'
import type { Account } from '../accounts/account.rules'
import { Tokens } from '../tokens/tokens'
import { SESSION_TIMES, type SessionTimes } from './session-times'
import { sessionUserOf } from './session-user.view'

/** What a session shows to the other services. */
export interface AccessToken {
  readonly token: string
  readonly expiresAt: Date
  readonly user: SessionUser
}

@Injectable()
export class AccessTokens {
  constructor(
    private readonly tokens: Tokens,
    @Inject(SESSION_TIMES) private readonly times: SessionTimes,
  ) {}

  /** Good for a quarter of an hour at most, and never longer than its session. */
  async issue(
    account: Account,
    session: { readonly id: string; readonly endsAt: Date },
  ): Promise<AccessToken> {
    const expiresAt = new Date(Math.min(Date.now() + this.times.accessMs, session.endsAt.getTime()))
    const caller = { userId: account.id, role: account.role, sessionId: session.id }
    return { token: await this.tokens.mint(caller, expiresAt), expiresAt, user: sessionUserOf(account) }
  }
}
