import { Injectable } from '@nestjs/common'
import type { AuditDayFault } from '@originseal/contracts'
import { statements, type Tx } from '@originseal/database'
import type { DB } from '../tables'

const db = statements<DB>()

/** What the checks of days came to. */
@Injectable()
export class AuditChecksRepository {
  async save(tx: Tx, day: string, fault: AuditDayFault | null, at: Date): Promise<void> {
    const result = { checked_at: at, fault: fault?.fault ?? null, fault_sequence: fault?.sequence ?? null }
    await tx.rows(
      db
        .insertInto('audit_check')
        .values({ day, ...result })
        .onConflict((conflict) => conflict.column('day').doUpdateSet(result)),
    )
  }
}
