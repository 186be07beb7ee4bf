import { Injectable } from '@nestjs/common'
import type { NoticeStatements } from '@originseal/contracts'
import { Reads, statements } from '@originseal/database'
import type { Channel } from '../channels/channel'
import type { NoticeSignature } from '../notices/notice-facts'
import type { DB } from '../tables'
import { nothingGiven } from './drafts.repository'

const db = statements<DB>()

/** What was given for the next notice of a case. */
export interface NoticeDraft {
  readonly given: NoticeStatements
  /** Null as long as nobody has looked whom to write to. */
  readonly channels: readonly Channel[] | null
  /** Null as well where it was before that was kept. */
  readonly channelsFoundAt: Date | null
  readonly signedContent: string | null
  readonly signature: NoticeSignature | null
  /** The channel as it was when that was signed; null as well of signatures from before that was kept. */
  readonly signedChannel: Channel | null
}

@Injectable()
export class DraftsQueries {
  constructor(private readonly reads: Reads) {}

  async ofCase(caseId: string): Promise<NoticeDraft> {
    const [row] = await this.reads.rows(
      db.selectFrom('notice_draft').selectAll().where('case_id', '=', caseId),
    )
    return {
      given: (row?.given as NoticeStatements | undefined) ?? nothingGiven,
      channels: (row?.channels as NoticeDraft['channels'] | undefined) ?? null,
      channelsFoundAt: row?.channels_found_at ?? null,
      signedContent: row?.signed_content ?? null,
      signature: (row?.signature as NoticeSignature | null | undefined) ?? null,
      signedChannel: (row?.signed_channel as NoticeDraft['signedChannel'] | undefined) ?? null,
    }
  }
}
