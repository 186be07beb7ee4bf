import { Injectable } from '@nestjs/common'
import type { NoticeDraftView, NoticeStatements } from '@originseal/contracts'
import { Transaction } from '@originseal/database'
import { Problem, type Caller } from '@originseal/http'
import { CasesQueries } from '../cases/cases.queries'
import { isStale } from './drafted-notice'
import { DraftsRepository } from './drafts.repository'
import { LookSoon } from '../cases/look-soon'
import { ReadDraft } from './read-draft'

/** Takes what a claimant gives for the next notice of a case; a signature before it was of another one. */
@Injectable()
export class WriteDraft {
  constructor(
    private readonly transaction: Transaction,
    private readonly cases: CasesQueries,
    private readonly drafts: DraftsRepository,
    private readonly readDraft: ReadDraft,
    private readonly lookSoon: LookSoon,
  ) {}

  /** @throws Problem CASE_NOT_FOUND; @throws Problem CASE_STATE_CHANGED once it is closed */
  async execute(caseId: string, given: NoticeStatements, caller: Caller): Promise<NoticeDraftView> {
    const row = await this.cases.ofOwner(caseId, caller)
    if (row.state === 'closed') throw new Problem('CASE_STATE_CHANGED')
    await this.transaction.run((tx) => this.drafts.write(tx, row, given))
    const view = await this.readDraft.execute(caseId, caller)
    if (isStale(view.data)) await this.transaction.run((tx) => this.lookSoon.execute(tx, caseId))
    return view
  }
}
