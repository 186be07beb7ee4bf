import { createHash, randomBytes } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { statements, type Tx } from '@originseal/database'
import { Problem } from '@originseal/http'
import type { DB } from '../../tables'

const db = statements<DB>()

/** Only the hash of a progress token is kept. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

@Injectable()
export class ProgressTokensRepository {
  /** A token for the progress of this owner's scan. @throws Problem SCAN_NOT_FOUND */
  async issue(tx: Tx, scanId: string, ownerId: string): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    const issued = await tx.rows(
      db
        .insertInto('progress_token')
        .columns(['token_hash', 'scan_id'])
        .expression(({ selectFrom, val }) =>
          selectFrom('scan')
            .select([val(hashToken(token)).as('token_hash'), 'id'])
            .where('id', '=', scanId)
            .where('owner_id', '=', ownerId),
        )
        .returning('scan_id'),
    )
    if (issued.length === 0) throw new Problem('SCAN_NOT_FOUND')
    return token
  }
}
