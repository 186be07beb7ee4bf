import { Injectable } from '@nestjs/common'
import type { ProgressEvent, ScanStep } from '@originseal/contracts'
import { type Tx, Reads } from '@originseal/database'
import { inWords, type Progress } from './progress-words'
import { progressAt } from './scan.rules'

/** Told, with the scan's id, when a scan has something new to say. */
export const progressChannel = 'scan_progress'

export interface NumberedEvent {
  readonly sequence: number
  readonly event: ProgressEvent
}

interface EventRow {
  sequence: number
  step: ScanStep
  progress: string
  key: Progress['key']
  values: Progress['values']
  at: Date
}

/** A scan that has nothing new to say. */
interface NoEventRow {
  sequence: null
}

const isEvent = (row: EventRow | NoEventRow): row is EventRow => row.sequence !== null

/** What a scan says while it works: rows, numbered without gaps, that any process can hand to a listener. */
@Injectable()
export class ProgressLog {
  constructor(private readonly reads: Reads) {}

  /** Adds a sentence. The percentage never falls, whatever the steps' tasks report in whatever order. */
  async say(tx: Tx, scanId: string, step: ScanStep, share: number, progress: Progress): Promise<void> {
    const [scan] = await tx.query<{ progress: string }>(
      `UPDATE scan SET progress = greatest(progress, $2) WHERE id = $1 RETURNING progress`,
      [scanId, progressAt(step, share)],
    )
    await tx.query(
      `INSERT INTO scan_event (scan_id, sequence, step, progress, key, values, at)
       SELECT $1, coalesce(max(sequence), 0) + 1, $2, $3, $4, $5, now() FROM scan_event WHERE scan_id = $1`,
      [scanId, step, scan?.progress ?? 0, progress.key, JSON.stringify(progress.values)],
    )
    await tx.query('SELECT pg_notify($1, $2)', [progressChannel, scanId])
  }

  /** What was said after that number; undefined if there is no such scan any more. */
  async after(scanId: string, sequence: number): Promise<NumberedEvent[] | undefined> {
    const rows = await this.reads.query<EventRow | NoEventRow>(
      `SELECT said.sequence, said.step, said.progress, said.key, said.values, said.at
       FROM scan LEFT JOIN scan_event said ON said.scan_id = scan.id AND said.sequence > $2
       WHERE scan.id = $1 ORDER BY said.sequence`,
      [scanId, sequence],
    )
    if (rows.length === 0) return undefined
    return rows.filter(isEvent).map((row) => ({
      sequence: row.sequence,
      event: {
        step: row.step,
        progress: Number(row.progress),
        message: inWords(row),
        ts: row.at.toISOString(),
        key: row.key,
        values: row.values,
      },
    }))
  }
}
