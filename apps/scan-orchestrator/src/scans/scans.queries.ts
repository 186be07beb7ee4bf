import { Injectable } from '@nestjs/common'
import type { ScanStep } from '@originseal/contracts'
import { Reads, statements } from '@originseal/database'
import { ownedBy, Problem, type Caller } from '@originseal/http'
import { sql } from 'kysely'
import type { DB } from '../tables'
import { hashToken } from './progress/progress-tokens.repository'
import type { ScanState } from './scan.rules'

export interface Scan {
  readonly id: string
  readonly workId: string
  readonly ownerId: string
  readonly state: ScanState
  readonly step: ScanStep
  readonly progress: number
  readonly imagesCompared: number
  readonly reportKey: string | null
  /** Of the report that hides nothing, once somebody who may see everything asked for it. */
  readonly wholeReportKey: string | null
  readonly startedAt: Date
  readonly endedAt: Date | null
}

const db = statements<DB>()
const progress = sql<number>`progress::float8`.as('progress')

@Injectable()
export class ScansQueries {
  constructor(private readonly reads: Reads) {}

  /** A scan for copies of a work. @throws Problem SCAN_NOT_FOUND */
  async byId(scanId: string): Promise<Scan> {
    const [scan] = await this.reads.rows(
      db
        .selectFrom('scan')
        .select(['id', 'work_id as workId', 'owner_id as ownerId', 'state', 'step', progress])
        .select(['images_compared as imagesCompared', 'report_key as reportKey'])
        .select(['whole_report_key as wholeReportKey', 'started_at as startedAt', 'ended_at as endedAt'])
        .where('id', '=', scanId)
        .where('work_id', 'is not', null)
        .$narrowType<{ workId: string }>(),
    )
    if (!scan) throw new Problem('SCAN_NOT_FOUND')
    return scan
  }

  /** @throws Problem SCAN_NOT_FOUND also for somebody else's scan */
  async ofOwner(scanId: string, caller: Caller): Promise<Scan> {
    return ownedBy(caller, await this.byId(scanId), 'SCAN_NOT_FOUND')
  }

  /** The caller, if the scan is theirs, whatever it searches for. @throws Problem SCAN_NOT_FOUND also for somebody else's */
  async ownerOf(scanId: string, caller: Caller): Promise<string> {
    const [scan] = await this.reads.rows(
      db.selectFrom('scan').select('owner_id as ownerId').where('id', '=', scanId),
    )
    return ownedBy(caller, scan, 'SCAN_NOT_FOUND').ownerId
  }

  async idsOfWork(workId: string): Promise<string[]> {
    const rows = await this.reads.rows(db.selectFrom('scan').select('id').where('work_id', '=', workId))
    return rows.map(({ id }) => id)
  }

  /** @throws Problem PROGRESS_TOKEN_INVALID unless the token opens this very scan */
  async admitWatcher(scanId: string, token: string): Promise<void> {
    const [row] = await this.reads.rows(
      db.selectFrom('progress_token').select('scan_id').where('token_hash', '=', hashToken(token)),
    )
    if (row?.scan_id !== scanId) throw new Problem('PROGRESS_TOKEN_INVALID')
  }
}
