import { Injectable } from '@nestjs/common'
import { processReports, type ReportProcessRequest } from '@originseal/contracts'
import { statements, type Tx } from '@originseal/database'
import { sql } from 'kysely'
import type { DB } from '../tables'

const db = statements<DB>()

/** How processes last said that they are. */
@Injectable()
export class ProcessesRepository {
  async save(
    tx: Tx,
    { process, service, version, startedAt, state, faults }: ReportProcessRequest,
  ): Promise<void> {
    const told = {
      told_at: sql<Date>`now()`,
      is_ready: state === 'ready',
      faults: JSON.stringify(faults),
    }
    await tx.rows(
      db
        .insertInto('process_report')
        .values({ id: process, service, version, started_at: startedAt, ...told })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(told)),
    )
  }

  async forget(tx: Tx, process: string): Promise<void> {
    await tx.rows(db.deleteFrom('process_report').where('id', '=', process))
  }

  /** Others of this service that ended without a word. The last of a service stays: it is missed until another comes. */
  async forgetSilent(tx: Tx, service: string): Promise<void> {
    const longAgo = sql<Date>`now() - make_interval(mins => ${processReports.forgottenAfterMinutes})`
    await tx.rows(
      db.deleteFrom('process_report').where('service', '=', service).where('told_at', '<', longAgo),
    )
  }
}
