import { Injectable } from '@nestjs/common'
import type { ProgressEvent, ScanStep } from '@originseal/contracts'
import { Reads, statements, type Tx } from '@originseal/database'
import { sql } from 'kysely'
import type { DB } from '../../tables'
import { inWords, type Progress } from './progress-words'
import { progressAt } from '../scan.rules'

/** Told, with the scan's id, when a scan has something new to say. */
export const progressChannel = 'scan_progress'

export interface NumberedEvent {
  readonly sequence: number
  readonly event: ProgressEvent
}

const db = statements<DB>()

/** What a scan says while it works: rows, numbered without gaps, that any process can hand to a listener. */
@Injectable()
export class ProgressLog {
  constructor(private readonly reads: Reads) {}

  /** Adds a sentence. The percentage never falls, whatever the steps' tasks report in whatever order. */
  async say(tx: Tx, scanId: string, step: ScanStep, share: number, progress: Progress): Promise<void> {
    const [scan] = await tx.rows(
      db
        .updateTable('scan')
        .set(({ fn, val }) => ({ progress: fn('greatest', ['progress', val(progressAt(step, share))]) }))
        .where('id', '=', scanId)
        .returning('progress'),
    )
    await tx.rows(
      db
        .insertInto('scan_event')
        .columns(['scan_id', 'sequence', 'step', 'progress', 'key', 'values', 'at'])
        .expression(
          sql`SELECT ${scanId}::uuid, coalesce(max(sequence), 0) + 1, ${step}, ${scan?.progress ?? 0}::numeric,
              ${progress.key}, ${JSON.stringify(progress.values)}::jsonb, now()
            FROM scan_event WHERE scan_id = ${scanId}`,
        ),
    )
    await tx.rows(db.selectNoFrom(sql`pg_notify(${progressChannel}, ${scanId})`.as('told')))
  }

  /** What was said after that number; undefined if there is no such scan any more. */
  async after(scanId: string, sequence: number): Promise<NumberedEvent[] | undefined> {
    const rows = await this.reads.rows(
      db
        .selectFrom('scan')
        .leftJoin('scan_event as said', (join) =>
          join.onRef('said.scan_id', '=', 'scan.id').on('said.sequence', '>', sequence),
        )
        .select(['said.sequence', 'said.step', 'said.progress', 'said.key', 'said.values', 'said.at'])
        .where('scan.id', '=', scanId)
        .orderBy('said.sequence'),
    )
    if (rows.length === 0) return undefined
    return rows.flatMap((row) => {
      const { step, progress, key, values, at } = row
      if (row.sequence === null || step === null || key === null || values === null || at === null) return []
      const event = {
        step,
        progress: Number(progress),
        message: inWords({ key, values }),
        ts: at.toISOString(),
        key,
        values,
      }
      return [{ sequence: row.sequence, event }]
    })
  }
}
