import { Injectable } from '@nestjs/common'
import { Idempotency, Problem } from '@originseal/http'
import { EndSessions } from '../sessions/end-sessions'
import { AccountsRepository } from './accounts.repository'

/** Keeps somebody out, at once and everywhere; what is theirs stays. */
@Injectable()
export class DisableAccount {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly endSessions: EndSessions,
    private readonly idempotency: Idempotency,
  ) {}

  /**
   * @param by the administrator: nobody disables themselves, so the last one can't lock everybody out
   * @throws Problem ACCOUNT_NOT_FOUND, NOT_ALLOWED
   */
  async execute(
    { id, by }: { readonly id: string; readonly by: string },
    key: string | undefined,
  ): Promise<void> {
    if (id === by) throw new Problem('NOT_ALLOWED')
    const request = { key, scope: `POST /admin/users/:id/disable ${by}`, request: { id } }
    await this.idempotency.once(request, async (tx) => {
      const account = await this.accounts.lock(tx, id)
      if (!account) throw new Problem('ACCOUNT_NOT_FOUND')
      if (!account.disabledAt) await this.accounts.change(tx, id, { disabledAt: new Date() })
      await this.endSessions.execute(tx, { accountId: id })
    })
  }
}
