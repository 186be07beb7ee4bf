import { Inject, Injectable } from '@nestjs/common'
import type { SessionUser } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import type { Account } from '../accounts/account.rules'
import { SecondFactorRequirement } from '../second-factors/second-factor-requirement'
import { SecondFactorsQueries } from '../second-factors/second-factors.queries'
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
    private readonly secondFactors: SecondFactorsQueries,
    private readonly requirement: SecondFactorRequirement,
    @Inject(SESSION_TIMES) private readonly times: SessionTimes,
  ) {}

  /**
   * Good for a quarter of an hour at most, and never longer than its session.
   * @param tx of whoever asks within one
   */
  async issue(
    account: Account,
    session: { readonly id: string; readonly endsAt: Date },
    tx?: Tx,
  ): Promise<AccessToken> {
    const expiresAt = new Date(Math.min(Date.now() + this.times.accessMs, session.endsAt.getTime()))
    const lacks = await this.lacksSecondFactor(account, tx)
    const caller = {
      userId: account.id,
      role: account.role,
      sessionId: session.id,
      ...(lacks && { lacksSecondFactor: true as const }),
    }
    return { token: await this.tokens.mint(caller, expiresAt), expiresAt, user: sessionUserOf(account) }
  }

  private async lacksSecondFactor({ id, role }: Account, tx: Tx | undefined): Promise<boolean> {
    if (role !== 'admin' || !this.requirement.ofAdministrators) return false
    return (await this.secondFactors.methodsOf(id, tx)).length === 0
  }
}
