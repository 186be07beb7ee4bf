import { Injectable } from '@nestjs/common'
import { OnJob, type Effect, type RunningJob } from '@originseal/jobs'
import type { DraftedCase } from './drafted-case'
import { checkCase, type CheckedCase } from '../cases/case-jobs'
import { CasesQueries } from '../cases/cases.queries'
import { CurrentChannels } from '../channels/current-channels'
import { FindChannels } from '../channels/find-channels'
import { DecideCheck, type DraftWithChannels } from './decide-check'
import { DraftOfCase } from './draft-of-case'
import { DraftsQueries } from './drafts.queries'
import { NextDraft } from './next-draft'

const foundForMs = 30 * 86_400_000

/** Holds a case against its gates and its notice; what passes goes out, else its owner is told what is missing. */
@Injectable()
export class PrepareNotice {
  constructor(
    private readonly cases: CasesQueries,
    private readonly drafts: DraftsQueries,
    private readonly nextDraft: NextDraft,
    private readonly findChannels: FindChannels,
    private readonly current: CurrentChannels,
    private readonly draftOfCase: DraftOfCase,
    private readonly decideCheck: DecideCheck,
  ) {}

  @OnJob(checkCase)
  async execute({ id: jobId, payload }: RunningJob<CheckedCase>): Promise<Effect | void> {
    const row = await this.cases.byId(payload.caseId)
    if (row?.state !== 'checking') return
    const known = await this.withChannels(row)
    const draft = { ...known, channels: await this.nextDraft.reachable(row.id, known.channels) }
    const drafted = await this.draftOfCase.execute(row, draft)
    return (tx) => this.decideCheck.execute(tx, { row, draft: known, drafted, jobId })
  }

  /** Ways to a provider are looked up once more after a month; what is signed goes by the one that was signed for. */
  private async withChannels(row: DraftedCase): Promise<DraftWithChannels> {
    const { channels: known, channelsFoundAt: at, ...draft } = await this.drafts.ofCase(row.id)
    const isRecent = at !== null && Date.now() - at.getTime() < foundForMs
    const channels = known && isRecent ? await this.current.of(known) : await this.findChannels.execute(row)
    const { signedChannel: signed } = draft
    return {
      ...draft,
      channels: channels.map((channel) => (channel.id === signed?.id ? signed : channel)),
      channelsFoundAt: known && isRecent ? at : new Date(),
    }
  }
}
