import { Injectable } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { Problem } from '@originseal/http'
import { AccountsRepository } from './accounts.repository'

/** Lets somebody in again who was kept out; they log in anew. */
@Injectable()
export class EnableAccount {
  constructor(
    private readonly transaction: Transaction,
    private readonly accounts: AccountsRepository,
  ) {}

  /** @throws Problem ACCOUNT_NOT_FOUND */
  async execute(id: string): Promise<void> {
    await this.transaction.run(async (tx) => {
      if (!(await this.accounts.lock(tx, id))) throw new Problem('ACCOUNT_NOT_FOUND')
      await this.accounts.change(tx, id, { disabledAt: null })
    })
  }
}
