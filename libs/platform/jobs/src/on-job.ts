import { SetMetadata } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import type { JobKind } from './job'

/** A job as its handler sees it. */
export interface RunningJob<Payload> {
  readonly id: string
  readonly payload: Payload
  /** 1 at the first try. Tries that a killed or stopped process did not end are not counted. */
  readonly attempt: number
  /** Aborted when the job is somebody else's or cancelled, takes too long, or this process is to stop. */
  readonly signal: AbortSignal
  /** Lets `tx` write for the job before it is done: the job stays ours until `tx` ends. @throws LeaseLost */
  hold(tx: Tx): Promise<void>
}

/** What a job changes in the database; commits together with the note that the job is done, or not at all. */
export type Effect = (tx: Tx) => Promise<unknown>

/** Does what takes time outside of any transaction, and gives back the effect, if there is one. */
export type JobHandler<Payload> = (job: RunningJob<Payload>) => Promise<Effect | void>

/** Takes note, in the transaction that ends it, of a job that will not be tried again. It is not parked then. */
export type GiveUpHandler<Payload> = (
  job: Omit<RunningJob<Payload>, 'signal' | 'hold'>,
  reason: string,
  tx: Tx,
) => Promise<unknown>

/** A failure that another try would not mend: the job is not tried again. */
export class PermanentFailure extends Error {}

export const handlesJob = 'originseal:handles-job'
export const givesUpJob = 'originseal:gives-up-job'

/** Marks the provider's method that does the jobs of a kind: a {@link JobHandler}. */
export const OnJob = <Payload>(kind: JobKind<Payload>) =>
  mark<JobHandler<Payload>>(handlesJob, kind as JobKind)

/** Marks the provider's method that is told when a job of a kind is given up: a {@link GiveUpHandler}. */
export const OnJobGivenUp = <Payload>(kind: JobKind<Payload>) =>
  mark<GiveUpHandler<Payload>>(givesUpJob, kind as JobKind)

function mark<Handler>(metadata: string, kind: JobKind) {
  return <Method extends Handler>(
    target: object,
    name: string | symbol,
    descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    SetMetadata(metadata, kind)(target, name, descriptor)
  }
}
