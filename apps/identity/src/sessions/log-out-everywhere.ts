import { Injectable } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { EndSessions } from './end-sessions'

/** Ends every session of an account, the caller's too. */
@Injectable()
export class LogOutEverywhere {
  constructor(
    private readonly transaction: Transaction,
    private readonly endSessions: EndSessions,
  ) {}

  execute(accountId: string): Promise<void> {
    return this.transaction.run((tx) => this.endSessions.execute(tx, { accountId }))
  }
}
