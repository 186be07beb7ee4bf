import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import type { QueuedJob } from './job'

/** Told, with the kind, when a job may be begun. */
export const jobChannel = 'jobs'

export interface JobOptions {
  /** Not before this time; at once unless given. */
  readonly runAt?: Date
  /** What the job is about: for `perKey` and for {@link Jobs.cancel}. */
  readonly key?: string
}

/** Where jobs come from. */
@Injectable()
export class Jobs {
  /**
   * Asks for a job in the transaction that makes it necessary: both are committed, or neither.
   * @returns the job's id
   * @throws ZodError where the payload does not fit its schema
   */
  async add<Payload>(
    tx: Tx,
    kind: QueuedJob<Payload>,
    payload: NoInfer<Payload>,
    { runAt, key }: JobOptions = {},
  ): Promise<string> {
    const id = crypto.randomUUID()
    await tx.query(
      `INSERT INTO job (id, kind, key, payload, state, due_at)
       VALUES ($1, $2, $3, $4, 'waiting', coalesce($5::timestamptz, now()))`,
      [id, kind.name, key ?? null, JSON.stringify(kind.payload.parse(payload)), runAt ?? null],
    )
    if (!runAt) await tx.query('SELECT pg_notify($1, $2)', [jobChannel, kind.name])
    return id
  }

  /**
   * Takes back all jobs of a kind that are about one of `keys`. One that runs is aborted and can write nothing any more;
   * so a job can't cancel itself.
   */
  async cancel(tx: Tx, kind: QueuedJob, ...keys: readonly string[]): Promise<void> {
    await tx.query('DELETE FROM job WHERE kind = $1 AND key = ANY($2::text[])', [kind.name, keys])
  }
}
