import { Injectable } from '@nestjs/common'
import { isForeignKeyViolation, statements, type Tx } from '@originseal/database'
import { Problem } from '@originseal/http'
import type { DB } from '../tables'

export interface IssuedCertificate {
  readonly workId: string
  readonly blockHash: string
  readonly objectKey: string
  readonly sha256: string
  readonly issuedAt: Date
}

const db = statements<DB>()

@Injectable()
export class CertificatesRepository {
  /** Where the certificate of a work for this block lies, if one was issued. */
  async keyOf(tx: Tx, workId: string, blockHash: string): Promise<string | undefined> {
    const [row] = await tx.rows(
      db
        .selectFrom('certificate')
        .select('object_key')
        .where('work_id', '=', workId)
        .where('block_hash', '=', blockHash),
    )
    return row?.object_key
  }

  /**
   * The first to be recorded for a work and a block stays.
   * @throws Problem WORK_NOT_FOUND if the work was erased meanwhile
   */
  async insert(tx: Tx, { workId, blockHash, objectKey, sha256, issuedAt }: IssuedCertificate): Promise<void> {
    try {
      await tx.rows(
        db
          .insertInto('certificate')
          .values({
            work_id: workId,
            block_hash: blockHash,
            object_key: objectKey,
            sha256,
            issued_at: issuedAt,
          })
          .onConflict((conflict) => conflict.doNothing()),
      )
    } catch (error) {
      if (isForeignKeyViolation(error, 'certificate_work_id_fkey')) throw new Problem('WORK_NOT_FOUND')
      throw error
    }
  }
}
