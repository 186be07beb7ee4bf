import { Injectable } from '@nestjs/common'
import { Transaction, type Tx } from '@originseal/database'
import { ConversionsRepository } from './conversions.repository'
import type { Browser } from './visitors'

/** What nobody was told yet is dropped: of a browser that withdraws its consent, of somebody who is erased. */
@Injectable()
export class ForgetVisitor {
  constructor(
    private readonly transaction: Transaction,
    private readonly conversions: ConversionsRepository,
  ) {}

  withdrawn(browser: Browser): Promise<void> {
    return this.transaction.run((tx) => this.conversions.forgetBrowser(tx, browser))
  }

  erased(tx: Tx, userId: string): Promise<void> {
    return this.conversions.forgetOwner(tx, userId)
  }
}
