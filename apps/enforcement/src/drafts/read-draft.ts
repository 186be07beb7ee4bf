import { Injectable } from '@nestjs/common'
import type { NoticeDraftView } from '@originseal/contracts'
import type { Caller } from '@originseal/http'
import { CasesQueries } from '../cases/cases.queries'
import { contentSha256 } from '../notices/sign-notice'
import { DraftOfCase } from './draft-of-case'
import { toDraftView } from './draft.view'
import { NextDraft } from './next-draft'

/** The next notice of a case: what was given, what is missing, and what it would say. */
@Injectable()
export class ReadDraft {
  constructor(
    private readonly cases: CasesQueries,
    private readonly drafts: NextDraft,
    private readonly draftOfCase: DraftOfCase,
  ) {}

  /** @throws Problem CASE_NOT_FOUND also for somebody else's */
  async execute(caseId: string, caller: Caller): Promise<NoticeDraftView> {
    const row = await this.cases.ofOwner(caseId, caller)
    const draft = await this.drafts.ofCase(caseId)
    const drafted = await this.draftOfCase.execute(row, draft)
    return toDraftView(row, draft, drafted, drafted.content && contentSha256(drafted.content))
  }
}
