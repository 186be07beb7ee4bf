import { Injectable } from '@nestjs/common'
import type { QuickCaseView } from '@originseal/contracts'
import { FoundCopiesQueries } from '../findings/found-copies.queries'
import { judgeQuickCase } from './judge-quick-case'
import { waitingQuickCases } from './quick-case.rules'
import { QuickCasesQueries } from './quick-cases.queries'

/** Quick cases that wait, with what scans have found on their pages. */
@Injectable()
export class ListQuickCases {
  constructor(
    private readonly quickCases: QuickCasesQueries,
    private readonly copies: FoundCopiesQueries,
  ) {}

  async execute(ownerId: string): Promise<QuickCaseView[]> {
    const rows = await this.quickCases.newestOf(ownerId)
    const keys = rows.map((row) => row.target_key)
    const copies = await this.copies.atPlaces(ownerId, keys)
    return waitingQuickCases(rows, copies).map((quickCase) => judgeQuickCase(quickCase))
  }
}
