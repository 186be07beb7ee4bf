import type { Transaction, Tx } from '@originseal/database'
import type { JobKind } from './job'
import { JobsRepository } from './jobs.repository'

export interface HeldJob<Payload> {
  readonly id: string
  readonly payload: Payload
  hold(tx: Tx): Promise<void>
  finish(tx: Tx): Promise<void>
}

/** For tests of what a job locks: claims the next job of a kind, which nobody then does by itself. */
export async function claimJob<Payload>(
  transaction: Transaction,
  kind: JobKind<Payload>,
): Promise<HeldJob<Payload>> {
  const jobs = new JobsRepository(transaction)
  const [job] = await jobs.claim(kind as JobKind, 1)
  if (!job) throw new Error(`no job ${kind.name} is due`)
  return {
    id: job.id,
    payload: kind.payload.parse(job.payload),
    hold: (tx) => jobs.hold(tx, job),
    finish: (tx) => jobs.finish(tx, job, kind as JobKind),
  }
}
