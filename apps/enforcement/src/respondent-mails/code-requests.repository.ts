import { Injectable } from '@nestjs/common'
import { statements, type Tx } from '@originseal/database'
import type { DB } from '../tables'

const db = statements<DB>()

/** How often codes were asked for: by keys of which nobody reads what they are of. */
@Injectable()
export class CodeRequestsRepository {
  /** One request about a key after the other, until the transaction ends; several keys always in one order. */
  async hold(tx: Tx, keys: readonly Buffer[]): Promise<void> {
    for (const key of keys.toSorted(Buffer.compare))
      await tx.query('SELECT pg_advisory_xact_lock($1)', [key.readBigInt64BE().toString()])
  }

  async countSince(tx: Tx, key: Buffer, since: Date): Promise<number> {
    const [row] = await tx.rows(
      db
        .selectFrom('respondent_code_request')
        .select(({ fn }) => fn.countAll<string>().as('requests'))
        .where('key', '=', key)
        .where('at', '>', since),
    )
    return Number(row?.requests ?? 0)
  }

  async insert(tx: Tx, keys: readonly Buffer[], at: Date): Promise<void> {
    await tx.rows(db.insertInto('respondent_code_request').values(keys.map((key) => ({ key, at }))))
  }

  async removeOlder(tx: Tx, than: Date): Promise<void> {
    await tx.rows(db.deleteFrom('respondent_code_request').where('at', '<', than))
  }
}
