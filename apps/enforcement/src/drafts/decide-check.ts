import { Injectable } from '@nestjs/common'
import type { CaseEventKind } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import type { Channel } from '../channels/channel'
import type { DraftedCase } from './drafted-case'
import { LookSoon } from '../cases/look-soon'
import { RecordCaseEvent } from '../cases/record-case-event'
import { KeepNotice } from '../notices/keep-notice'
import type { NoticeContent } from '../notices/notice-content'
import { signNotice } from '../notices/sign-notice'
import { isFiledByHand, signableAs } from './chosen-channel.rules'
import { isStale, type DraftedNotice } from './drafted-notice'
import { DraftsRepository } from './drafts.repository'
import type { NoticeDraft } from './drafts.queries'

/** With all the ways to a provider that are known, reachable at present or not. */
export type DraftWithChannels = NoticeDraft & {
  readonly channels: readonly Channel[]
  readonly channelsFoundAt: Date
}

export interface Check {
  readonly row: DraftedCase
  readonly draft: DraftWithChannels
  readonly drafted: DraftedNotice
  readonly jobId: string
}

/** Says how a check ended, and lets the signed notice of a case that passed go its way. */
@Injectable()
export class DecideCheck {
  constructor(
    private readonly drafts: DraftsRepository,
    private readonly recordEvent: RecordCaseEvent,
    private readonly keepNotice: KeepNotice,
    private readonly lookSoon: LookSoon,
  ) {}

  async execute(tx: Tx, check: Check): Promise<void> {
    const { row, draft, drafted } = check
    await this.drafts.keepChannels(tx, row, draft.channels, draft.channelsFoundAt)
    const { chosen } = drafted
    const notice = drafted.faults.length === 0 && chosen ? signedNotice(draft, chosen.channel) : undefined
    if (!chosen || !notice) {
      if (isStale(drafted)) await this.lookSoon.execute(tx, row.id)
      const codes = [...new Set(drafted.faults.map(({ code }) => code))]
      return this.say(tx, check, 'checks-failed', { faults: [...codes, 'SIGNATURE_MISSING'] })
    }
    const isByHand = isFiledByHand(chosen.channel)
    const { contentSha256 } = notice
    await this.say(tx, check, isByHand ? 'checks-passed-by-hand' : 'checks-passed', { contentSha256 })
    await this.drafts.clearSignature(tx, row.id)
    await this.keepNotice.execute(tx, {
      caseId: row.id,
      ownerId: row.ownerId,
      platform: row.platform,
      notice,
      channel: chosen.channel,
    })
  }

  private async say(
    tx: Tx,
    { row, jobId }: Check,
    kind: CaseEventKind,
    facts: Readonly<Record<string, unknown>>,
  ): Promise<void> {
    const at = new Date()
    await this.recordEvent.execute(tx, {
      caseId: row.id,
      kind,
      at,
      by: 'us',
      source: `check:${jobId}`,
      facts,
    })
  }
}

/** What was signed, as it was signed; it goes out only by a channel that takes it. */
function signedNotice({ signedContent, signature }: NoticeDraft, channel: DraftedChannel) {
  if (signedContent === null || signature === null) return undefined
  const content = JSON.parse(signedContent) as NoticeContent
  return content.channel === channel.id
    ? signNotice(content, signature, signableAs(channel)).notice
    : undefined
}

type DraftedChannel = NonNullable<DraftedNotice['chosen']>['channel']
