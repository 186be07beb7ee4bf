import { Injectable } from '@nestjs/common'
import { statements, type Tx } from '@originseal/database'
import type { DB } from '../../tables'

const db = statements<DB>()

@Injectable()
export class PublicPicturesRepository {
  async insert(tx: Tx, tokenHash: Buffer, workId: string, expiresAt: Date): Promise<void> {
    const link = { token_hash: tokenHash, work_id: workId, expires_at: expiresAt }
    await tx.rows(db.insertInto('public_picture_link').values(link))
  }

  async removeExpired(tx: Tx, now: Date): Promise<void> {
    await tx.rows(db.deleteFrom('public_picture_link').where('expires_at', '<=', now))
  }
}
