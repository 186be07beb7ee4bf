import { Injectable } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { Problem, type Caller } from '@originseal/http'
import { QuickCasesRepository } from './quick-cases.repository'

@Injectable()
export class DismissQuickCase {
  constructor(
    private readonly transaction: Transaction,
    private readonly quickCases: QuickCasesRepository,
  ) {}

  /** @throws Problem QUICK_CASE_NOT_FOUND also for somebody else's, and for one that is gone */
  async execute(id: string, { userId }: Caller): Promise<void> {
    const isKnown = await this.transaction.run((tx) => this.quickCases.remove(tx, id, userId))
    if (!isKnown) throw new Problem('QUICK_CASE_NOT_FOUND')
  }
}
