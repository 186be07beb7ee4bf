import { Injectable } from '@nestjs/common'
import type { Channel } from '../channels/channel'
import { CurrentChannels } from '../channels/current-channels'
import { NoticesQueries } from '../notices/notices.queries'
import { DraftsQueries, type NoticeDraft } from './drafts.queries'

/** What the next notice of a case is made from: channels as they are now, without the mailboxes from which notices come back. */
@Injectable()
export class NextDraft {
  constructor(
    private readonly drafts: DraftsQueries,
    private readonly notices: NoticesQueries,
    private readonly current: CurrentChannels,
  ) {}

  async ofCase(caseId: string): Promise<NoticeDraft> {
    const draft = await this.drafts.ofCase(caseId)
    if (!draft.channels) return draft
    return { ...draft, channels: await this.reachable(caseId, await this.current.of(draft.channels)) }
  }

  async reachable(caseId: string, channels: readonly Channel[]): Promise<Channel[]> {
    const dead = await this.notices.deadRecipients(caseId)
    return channels.filter(({ address }) => address === undefined || !dead.has(address))
  }
}
