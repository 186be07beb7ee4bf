import { Injectable } from '@nestjs/common'
import { Reads, statements, type Tx } from '@originseal/database'
import type { DB } from '../../tables'

const db = statements<DB>()

/** A switch as it stands. */
interface SourceSwitch {
  readonly source: string
  readonly version: number
  readonly isOn: boolean
  readonly reason: string
  readonly changedBy: string
  readonly changedAt: Date
}

/** Which places to look at the operator has switched off. Read whenever a scan begins, so that a switch counts at once. */
@Injectable()
export class SourceSwitches {
  constructor(private readonly reads: Reads) {}

  /** Names of those that are off. */
  async off(tx: Tx): Promise<ReadonlySet<string>> {
    const rows = await tx.rows(newest())
    return new Set(rows.filter(({ isOn }) => !isOn).map(({ source }) => source))
  }

  /** The latest of each that was ever switched. */
  all(): Promise<SourceSwitch[]> {
    return this.reads.rows(newest())
  }

  /** False where the version is there already, or the one before is not. */
  async insert(
    tx: Tx,
    { source, version, isOn, reason, changedBy, changedAt }: SourceSwitch,
  ): Promise<boolean> {
    const known = (await tx.rows(newest())).find((each) => each.source === source)
    if ((known?.version ?? 0) !== version - 1) return false
    const inserted = await tx.rows(
      db
        .insertInto('source_switch')
        .values({ source, version, is_on: isOn, reason, changed_by: changedBy, changed_at: changedAt })
        .onConflict((conflict) => conflict.doNothing())
        .returning('version'),
    )
    return inserted.length > 0
  }
}

const newest = () =>
  db
    .selectFrom('source_switch')
    .select(['source', 'version', 'is_on as isOn', 'reason', 'changed_by as changedBy'])
    .select('changed_at as changedAt')
    .distinctOn('source')
    .orderBy('source')
    .orderBy('version', 'desc')
