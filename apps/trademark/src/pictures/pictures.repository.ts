import { Injectable } from '@nestjs/common'
import { statements, type Tx } from '@originseal/database'
import type { DB } from '../tables'

const db = statements<DB>()

@Injectable()
export class PicturesRepository {
  /** Notes pictures that were kept; those that are known stay as they are. */
  async add(tx: Tx, sha256s: readonly string[]): Promise<void> {
    if (sha256s.length === 0) return
    await tx.rows(
      db
        .insertInto('picture')
        .values(sha256s.map((sha256) => ({ sha256 })))
        .onConflict((conflict) => conflict.doNothing()),
    )
  }

  async remove(tx: Tx, sha256s: readonly string[]): Promise<void> {
    if (sha256s.length > 0) await tx.rows(db.deleteFrom('picture').where('sha256', 'in', sha256s))
  }

  async fingerprint(tx: Tx, sha256: string, hashes: readonly string[]): Promise<void> {
    await tx.rows(
      db
        .updateTable('picture')
        .set({ hashes: [...hashes], fault: null })
        .where('sha256', '=', sha256),
    )
  }

  /** Notes why a picture can't be read. */
  async refuse(tx: Tx, sha256: string, fault: string): Promise<void> {
    await tx.rows(db.updateTable('picture').set({ hashes: null, fault }).where('sha256', '=', sha256))
  }
}
