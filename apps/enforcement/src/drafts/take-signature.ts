import { Injectable } from '@nestjs/common'
import type { CaseEventKind, CaseState } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Problem } from '@originseal/http'
import type { DraftedCase } from './drafted-case'
import { RecordCaseEvent } from '../cases/record-case-event'
import type { Channel } from '../channels/channel'
import { KeepNotice } from '../notices/keep-notice'
import type { SignedNotice } from '../notices/notice-content'
import { contentBytes } from '../notices/sign-notice'
import { isFiledByHand } from './chosen-channel.rules'
import { DraftsRepository } from './drafts.repository'

/** In these states a signature is what the case waits for. */
function eventOf(state: CaseState, channel: Channel): CaseEventKind | undefined {
  if (state === 'needs-input') return 'input-given'
  if (state !== 'supplement-asked') return undefined
  return isFiledByHand(channel) ? 'supplement-given-by-hand' : 'supplement-given'
}

export interface GivenSignature {
  readonly row: DraftedCase
  readonly notice: SignedNotice
  readonly channel: Channel
}

/** Keeps a signature and lets its case go on: it is checked once more, or the supplement goes out, or waits to be filed by hand. */
@Injectable()
export class TakeSignature {
  constructor(
    private readonly drafts: DraftsRepository,
    private readonly recordEvent: RecordCaseEvent,
    private readonly keepNotice: KeepNotice,
  ) {}

  /** @throws Problem CASE_STATE_CHANGED where the case does not wait for one */
  async execute(tx: Tx, { row, notice, channel }: GivenSignature): Promise<void> {
    const kind = eventOf(row.state, channel)
    if (!kind) throw new Problem('CASE_STATE_CHANGED')
    const { content, contentSha256, signature } = notice
    const changed = await this.recordEvent.execute(tx, {
      caseId: row.id,
      kind,
      at: new Date(),
      by: 'owner',
      source: `signature:${contentSha256}:${signature.signedAt}`,
      facts: { contentSha256, regime: content.regime },
    })
    if (!changed) throw new Problem('CASE_STATE_CHANGED')
    if (row.state === 'supplement-asked')
      await this.keepNotice.execute(tx, { ...row, caseId: row.id, notice, channel })
    else await this.drafts.sign(tx, row.id, contentBytes(content).toString('utf8'), { signature, channel })
  }
}
