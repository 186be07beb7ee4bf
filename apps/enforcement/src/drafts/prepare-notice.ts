import { Injectable } from '@nestjs/common'
import { OnJob, type Effect, type RunningJob } from '@originseal/jobs'
import type { DraftedCase } from './drafted-case'
import { checkCase, type CheckedCase } from '../cases/case-jobs'
import { CasesQueries } from '../cases/cases.queries'
import { FindChannels } from '../channels/find-channels'
import { DecideCheck } from './decide-check'
import { DraftOfCase } from './draft-of-case'
import { DraftsQueries, type NoticeDraft } from './drafts.queries'

/** Holds a case against its gates and its notice; what passes goes out, else its owner is told what is missing. */
@Injectable()
export class PrepareNotice {
  constructor(
    private readonly cases: CasesQueries,
    private readonly drafts: DraftsQueries,
    private readonly findChannels: FindChannels,
    private readonly draftOfCase: DraftOfCase,
    private readonly decideCheck: DecideCheck,
  ) {}

  @OnJob(checkCase)
  async execute({ id: jobId, payload }: RunningJob<CheckedCase>): Promise<Effect | void> {
    const row = await this.cases.byId(payload.caseId)
    if (row?.state !== 'checking') return
    const draft = await this.withChannels(row)
    const drafted = await this.draftOfCase.execute(row, draft)
    return (tx) => this.decideCheck.execute(tx, { row, draft, drafted, jobId })
  }

  private async withChannels(row: DraftedCase): Promise<NoticeDraft> {
    const draft = await this.drafts.ofCase(row.id)
    return draft.channels ? draft : { ...draft, channels: await this.findChannels.execute(row) }
  }
}
