import { Injectable } from '@nestjs/common'
import type { NoticeStatements } from '@originseal/contracts'
import { statements, type Tx } from '@originseal/database'
import type { Channel } from '../channels/channel'
import type { NoticeSignature } from '../notices/notice-facts'
import type { DB } from '../tables'

const db = statements<DB>()

/** A case, and whose it is. */
interface CaseOf {
  readonly id: string
  readonly ownerId: string
}

const unsigned = { signed_content: null, signature: null, signed_channel: null }

@Injectable()
export class DraftsRepository {
  /** What was signed before is another notice's. */
  async write(tx: Tx, { id, ownerId }: CaseOf, given: NoticeStatements): Promise<void> {
    const values = { given: JSON.stringify(given), ...unsigned }
    await tx.rows(
      db
        .insertInto('notice_draft')
        .values({ case_id: id, owner_id: ownerId, ...values })
        .onConflict((conflict) => conflict.column('case_id').doUpdateSet(values)),
    )
  }

  async keepChannels(
    tx: Tx,
    { id, ownerId }: CaseOf,
    channels: readonly Channel[],
    foundAt: Date,
  ): Promise<void> {
    const values = { channels: JSON.stringify(channels), channels_found_at: foundAt }
    await tx.rows(
      db
        .insertInto('notice_draft')
        .values({ case_id: id, owner_id: ownerId, given: JSON.stringify(nothingGiven), ...values })
        .onConflict((conflict) => conflict.column('case_id').doUpdateSet(values)),
    )
  }

  async sign(
    tx: Tx,
    caseId: string,
    content: string,
    { signature, channel }: { readonly signature: NoticeSignature; readonly channel: Channel },
  ): Promise<void> {
    await tx.rows(
      db
        .updateTable('notice_draft')
        .set({
          signed_content: content,
          signature: JSON.stringify(signature),
          signed_channel: JSON.stringify(channel),
        })
        .where('case_id', '=', caseId),
    )
  }

  /** Each notice has a signature of its own. */
  async clearSignature(tx: Tx, caseId: string): Promise<void> {
    await tx.rows(db.updateTable('notice_draft').set(unsigned).where('case_id', '=', caseId))
  }

  async clearSignaturesOfOwner(tx: Tx, ownerId: string): Promise<void> {
    await tx.rows(db.updateTable('notice_draft').set(unsigned).where('owner_id', '=', ownerId))
  }

  async erase(tx: Tx, ownerId: string): Promise<void> {
    await tx.rows(db.deleteFrom('notice_draft').where('owner_id', '=', ownerId))
  }

  async eraseOfCase(tx: Tx, caseId: string): Promise<void> {
    await tx.rows(db.deleteFrom('notice_draft').where('case_id', '=', caseId))
  }
}

export const nothingGiven: NoticeStatements = { originalUrls: [], noLicence: false, ticked: [] }
