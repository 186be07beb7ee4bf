import { Injectable } from '@nestjs/common'
import type { Attribution } from '@originseal/contracts'
import { statements, type Tx } from '@originseal/database'
import type { DB } from '../tables'

const db = statements<DB>()

export interface NewVisitEvent {
  readonly event_name: string
  readonly event_id: string
  readonly happened_at: Date
  readonly source_url: string
  readonly params: Readonly<Record<string, unknown>>
  readonly attribution: Attribution
}

/** Our own record of visits. */
@Injectable()
export class VisitEventsRepository {
  /** False for one that is there already. */
  async insert(tx: Tx, { params, attribution, ...columns }: NewVisitEvent): Promise<boolean> {
    const rows = await tx.rows(
      db
        .insertInto('visit_event')
        .values({ ...columns, params: JSON.stringify(params), attribution: JSON.stringify(attribution) })
        .onConflict((conflict) => conflict.doNothing())
        .returning('event_id'),
    )
    return rows.length > 0
  }
}
