import { Injectable } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { EndSessions } from '../../sessions/end-sessions'
import { AccountsRepository } from '../accounts.repository'

/** Ends everything that somebody has open; they log in anew. */
@Injectable()
export class EndUserSessions {
  constructor(
    private readonly transaction: Transaction,
    private readonly accounts: AccountsRepository,
    private readonly endSessions: EndSessions,
  ) {}

  /** @throws Problem ACCOUNT_NOT_FOUND */
  async execute(accountId: string): Promise<void> {
    await this.transaction.run(async (tx) => {
      await this.accounts.held(tx, accountId)
      await this.endSessions.execute(tx, { accountId })
    })
  }
}
