import { Injectable } from '@nestjs/common'
import { statements, type Tx } from '@originseal/database'
import { sql } from 'kysely'
import type { DB } from '../../tables'
import type { WorkingStep } from '../scan.rules'
import type { AnyScan } from '../any-scan'

const db = statements<DB>()

/** A part of a step's work. Its scan goes on when all tasks of the step are over. */
export interface ScanTask {
  readonly id: string
  readonly scanId: string
  /** What it is about. */
  readonly scan: AnyScan
  readonly step: WorkingStep
  readonly payload: Readonly<Record<string, unknown>>
}

function anyScan(scanId: string, workId: string | null, name: string | null): AnyScan {
  if (workId !== null) return { scanId, workId }
  if (name !== null) return { scanId, name }
  throw new Error(`scan ${scanId} is about nothing`)
}

@Injectable()
export class TasksRepository {
  async insert(tx: Tx, task: Pick<ScanTask, 'id' | 'scanId' | 'step' | 'payload'>): Promise<void> {
    const { id, scanId, step, payload } = task
    await tx.rows(db.insertInto('scan_task').values({ id, scan_id: scanId, step, payload, state: 'open' }))
  }

  /** Undefined where it is over, or its scan was erased. */
  async open(tx: Tx, taskId: string): Promise<ScanTask | undefined> {
    const [task] = await tx.rows(
      db
        .selectFrom('scan_task as task')
        .innerJoin('scan', 'scan.id', 'task.scan_id')
        .select(['task.id', 'task.scan_id as scanId', 'task.step', 'task.payload'])
        .select(['scan.work_id as workId', 'scan.name'])
        .where('task.id', '=', taskId)
        .where('task.state', '=', 'open')
        .where('scan.state', '=', 'processing'),
    )
    if (!task) return undefined
    const { workId, name, ...known } = task
    return { ...known, scan: anyScan(task.scanId, workId, name) }
  }

  /** False where it was over before. */
  async end(tx: Tx, taskId: string, state: 'done' | 'failed', failure: string | null): Promise<boolean> {
    const ended = await tx.rows(
      db
        .updateTable('scan_task')
        .set({ state, failure })
        .where('id', '=', taskId)
        .where('state', '=', 'open')
        .returning('id'),
    )
    return ended.length > 0
  }

  /** @returns ids of those that were open */
  async cancelOf(tx: Tx, scanId: string): Promise<string[]> {
    const cancelled = await tx.rows(
      db
        .updateTable('scan_task')
        .set({ state: 'cancelled' })
        .where('scan_id', '=', scanId)
        .where('state', '=', 'open')
        .returning('id'),
    )
    return cancelled.map(({ id }) => id)
  }

  /** Tasks of a step, and how many of them are not over. */
  async count(tx: Tx, scanId: string, step: WorkingStep): Promise<{ all: number; open: number }> {
    const [row] = await tx.rows(
      db
        .selectFrom('scan_task')
        .select(({ fn }) => fn.countAll().as('all'))
        .select(({ fn }) =>
          fn
            .countAll()
            .filterWhere(sql<boolean>`state = 'open'`)
            .as('open'),
        )
        .where('scan_id', '=', scanId)
        .where('step', '=', step),
    )
    return { all: Number(row?.all), open: Number(row?.open) }
  }
}
