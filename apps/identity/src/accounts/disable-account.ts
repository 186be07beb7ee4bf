import { Injectable } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { Problem } from '@originseal/http'
import { EndSessions } from '../sessions/end-sessions'
import { AccountsRepository } from './accounts.repository'

/** Keeps somebody out, at once and everywhere; what is theirs stays. */
@Injectable()
export class DisableAccount {
  constructor(
    private readonly transaction: Transaction,
    private readonly accounts: AccountsRepository,
    private readonly endSessions: EndSessions,
  ) {}

  /**
   * @param by the administrator: nobody disables themselves, so the last one can't lock everybody out
   * @throws Problem ACCOUNT_NOT_FOUND, NOT_ALLOWED
   */
  async execute({ id, by }: { readonly id: string; readonly by: string }): Promise<void> {
    if (id === by) throw new Problem('NOT_ALLOWED')
    await this.transaction.run(async (tx) => {
      const account = await this.accounts.lock(tx, id)
      if (!account) throw new Problem('ACCOUNT_NOT_FOUND')
      if (!account.disabledAt) await this.accounts.change(tx, id, { disabledAt: new Date() })
      await this.endSessions.execute(tx, { accountId: id })
    })
  }
}
