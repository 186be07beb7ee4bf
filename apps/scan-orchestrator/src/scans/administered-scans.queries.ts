import { Injectable } from '@nestjs/common'
import type { ListAdministeredScansRequest } from '@originseal/contracts'
import { Reads, statements } from '@originseal/database'
import { sql } from 'kysely'
import type { DB } from '../tables'
import type { ScanState } from './scan.rules'

const db = statements<DB>()

/** A scan as administrators find it, whatever it searched for. */
interface FoundScan {
  readonly id: string
  readonly ownerId: string
  readonly workId: string | null
  readonly state: ScanState
  readonly startedAt: Date
}

@Injectable()
export class AdministeredScansQueries {
  constructor(private readonly reads: Reads) {}

  /** The scan with this id, or those of the owner with it, after the one called `cursor`, newest first. */
  page({ search, cursor, limit }: ListAdministeredScansRequest): Promise<FoundScan[]> {
    const last = db
      .selectFrom('scan')
      .select(['started_at', 'id'])
      .where('id', '=', cursor ?? null)
    return this.reads.rows(
      db
        .selectFrom('scan')
        .select(['id', 'owner_id as ownerId', 'work_id as workId', 'state', 'started_at as startedAt'])
        .where(({ eb, or }) => or([eb('id', '=', search), eb('owner_id', '=', search)]))
        .$if(cursor !== undefined, (scans) => scans.where(sql<boolean>`(started_at, id) < ${last}`))
        .orderBy('started_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit),
    )
  }
}
