import type { AnyScan, ScanOfWork } from '../any-scan'
import type { Tx } from '@originseal/database'
import type { WorkingStep } from '../scan.rules'
import type { LeasedTask } from '../tasks/task-queue'
import type { ScanTask } from '../tasks/tasks.repository'

export type Payload = Readonly<Record<string, unknown>>

/** What a finished task has to write; runs in the transaction that marks it done, so it happens once. */
export type Commit = (tx: Tx) => Promise<void>

/** One step of a scan: which tasks it has, and how one of them is done. */
export interface Step<Scan extends AnyScan = ScanOfWork> {
  readonly name: WorkingStep
  /** The tasks, from what the steps before have left. None: there is nothing to do, the next step comes. */
  plan(tx: Tx, scan: Scan): Promise<readonly Payload[]>
  /**
   * Does a task. May be killed anywhere and begun again elsewhere. What it writes before it returns goes through
   * `TaskQueue.hold`; the rest is in the commit. Stops soon after `signal` aborts.
   */
  run(task: LeasedTask, scan: Scan, signal: AbortSignal): Promise<Commit>
  /** What a failure for good leaves behind, where the scan can go on without the task. */
  giveUp?(tx: Tx, task: ScanTask): Promise<void>
}

/** Injection tokens of all steps of each kind of scan. */
export const STEPS = Symbol('Step[]')
export const LISTING_STEPS = Symbol('Step<ScanOfName>[]')
