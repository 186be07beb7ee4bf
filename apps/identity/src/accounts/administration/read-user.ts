import { Injectable } from '@nestjs/common'
import type { ReadUserResponse } from '@originseal/contracts'
import { Problem } from '@originseal/http'
import { BenefitsQueries } from '../../benefits/benefits.queries'
import { SessionsQueries } from '../../sessions/sessions.queries'
import { SecondFactorsQueries } from '../../second-factors/second-factors.queries'
import { AccountsQueries } from '../accounts.queries'
import { NotesQueries } from './notes.queries'
import { toAdministeredUser } from './user.view'

/** All that administrators see of an account. */
@Injectable()
export class ReadUser {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly benefits: BenefitsQueries,
    private readonly sessions: SessionsQueries,
    private readonly notes: NotesQueries,
    private readonly secondFactors: SecondFactorsQueries,
  ) {}

  /** @throws Problem ACCOUNT_NOT_FOUND */
  async execute(id: string): Promise<ReadUserResponse> {
    const account = await this.accounts.byId(id)
    if (!account) throw new Problem('ACCOUNT_NOT_FOUND')
    const [benefits, sessions, notes, methods] = await Promise.all([
      this.benefits.of(id),
      this.sessions.openOf(id),
      this.notes.of(id),
      this.secondFactors.methodsOf(id),
    ])
    return {
      ...toAdministeredUser(account),
      language: account.language,
      hasPassword: account.passwordHash !== null,
      hasSecondFactor: methods.length > 0,
      disabledAt: account.disabledAt?.toISOString() ?? null,
      erasesAt: account.erasesAt?.toISOString() ?? null,
      benefits,
      sessions,
      notes,
    }
  }
}
