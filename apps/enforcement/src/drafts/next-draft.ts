import { Injectable } from '@nestjs/common'
import type { Channel } from '../channels/channel'
import { NoticesQueries } from '../notices/notices.queries'
import { DraftsQueries, type NoticeDraft } from './drafts.queries'

/** What the next notice of a case is made from: without the mailboxes from which notices come back. */
@Injectable()
export class NextDraft {
  constructor(
    private readonly drafts: DraftsQueries,
    private readonly notices: NoticesQueries,
  ) {}

  async ofCase(caseId: string): Promise<NoticeDraft> {
    const draft = await this.drafts.ofCase(caseId)
    return draft.channels ? { ...draft, channels: await this.reachable(caseId, draft.channels) } : draft
  }

  async reachable(caseId: string, channels: readonly Channel[]): Promise<Channel[]> {
    const dead = await this.notices.deadRecipients(caseId)
    return channels.filter(({ address }) => address === undefined || !dead.has(address))
  }
}
