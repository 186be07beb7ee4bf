import { Injectable } from '@nestjs/common'
import { Idempotency, Problem } from '@originseal/http'
import { EndSessions } from '../sessions/end-sessions'
import { AccountsRepository } from './accounts.repository'
import { AdministratorTermsRepository } from './administrator-terms.repository'

/** Keeps somebody out, at once and everywhere; what is theirs stays. */
@Injectable()
export class DisableAccount {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly terms: AdministratorTermsRepository,
    private readonly endSessions: EndSessions,
    private readonly idempotency: Idempotency,
  ) {}

  /**
   * @param by the administrator: nobody disables themselves, and of two who disable each other at once one remains
   * @throws Problem ACCOUNT_NOT_FOUND, NOT_ALLOWED, LAST_ADMINISTRATOR
   */
  async execute(
    { id, by }: { readonly id: string; readonly by: string },
    key: string | undefined,
  ): Promise<void> {
    if (id === by) throw new Problem('NOT_ALLOWED')
    const request = { key, scope: `POST /admin/users/:id/disable ${by}`, request: { id } }
    await this.idempotency.once(request, async (tx) => {
      await this.terms.hold(tx)
      const account = await this.accounts.lock(tx, id)
      if (!account) throw new Problem('ACCOUNT_NOT_FOUND')
      const administers = account.role === 'admin' && !account.disabledAt
      if (administers && (await this.terms.isLast(tx, id))) throw new Problem('LAST_ADMINISTRATOR')
      if (!account.disabledAt) await this.accounts.change(tx, id, { disabledAt: new Date() })
      await this.endSessions.execute(tx, { accountId: id })
    })
  }
}
