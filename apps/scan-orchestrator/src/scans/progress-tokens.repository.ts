import { createHash, randomBytes } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Problem } from '@originseal/http'

/** Only the hash of a progress token is kept. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

@Injectable()
export class ProgressTokensRepository {
  /** A token for the progress of this owner's scan. @throws Problem SCAN_NOT_FOUND */
  async issue(tx: Tx, scanId: string, ownerId: string): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    const issued = await tx.query(
      `INSERT INTO progress_token (token_hash, scan_id)
       SELECT $1, id FROM scan WHERE id = $2 AND owner_id = $3 RETURNING scan_id`,
      [hashToken(token), scanId, ownerId],
    )
    if (issued.length === 0) throw new Problem('SCAN_NOT_FOUND')
    return token
  }
}
