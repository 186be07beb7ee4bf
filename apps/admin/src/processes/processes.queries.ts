import { Injectable } from '@nestjs/common'
import {
  processesShown,
  processReports,
  watchedServices,
  type ListServicesResponse,
  type ProcessView,
} from '@originseal/contracts'
import { Reads, statements } from '@originseal/database'
import { sql } from 'kysely'
import type { DB } from '../tables'
import { stateOf } from './processes.rules'

const db = statements<DB>()

@Injectable()
export class ProcessesQueries {
  constructor(private readonly reads: Reads) {}

  /** Every service that is watched, whether or not a process of it has said anything. */
  async services(): Promise<ListServicesResponse['services']> {
    const isSilent = sql<boolean>`told_at < now() - make_interval(secs => ${processReports.silentAfterSeconds})`
    const rows = await this.reads.rows(
      db
        .selectFrom('process_report')
        .selectAll()
        .select(isSilent.as('is_silent'))
        .orderBy('told_at', 'desc')
        .limit(processesShown),
    )
    return watchedServices.map((service) => {
      const processes = rows
        .filter((row) => row.service === service)
        .toSorted((one, other) => one.started_at.getTime() - other.started_at.getTime())
        .map((row): ProcessView => ({
          id: row.id,
          version: row.version,
          startedAt: row.started_at.toISOString(),
          toldAt: row.told_at.toISOString(),
          state: row.is_silent ? 'silent' : row.is_ready ? 'ready' : 'not-ready',
          faults: row.faults as unknown as ProcessView['faults'],
        }))
      return { service, state: stateOf(processes), processes }
    })
  }

  async servicesNotReady(): Promise<number> {
    return (await this.services()).filter(({ state }) => state !== 'ready').length
  }
}
