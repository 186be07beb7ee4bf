import { Injectable } from '@nestjs/common'
import { Reads, type Tx } from '@originseal/database'
import { JobHandlers } from './job-handlers'
import { jobChannel } from './jobs'

/** `parked`: given up. `failing`: has failed, and is tried again by itself. */
type Trouble = 'parked' | 'failing'

interface TroubledRow {
  readonly id: string
  readonly kind: string
  readonly failures: number
  readonly failure: string
  readonly addedAt: Date
  readonly parkedAt: Date | null
  readonly dueAt: Date
}

/** A job in trouble; `isOwed`: it can't be discarded. */
type TroubledJobRow = TroubledRow & { readonly isOwed: boolean }

/** What became of a discard. `runs`: it is being tried at this moment. */
export type DiscardOutcome = 'discarded' | 'missing' | 'owed' | 'runs'

/** Why it was given up: it may be shown to members, whom an administrator's own reason is not meant for. */
const discarded = 'discarded by an administrator'

const inTrouble = { parked: "state = 'parked'", failing: "state <> 'parked' AND failures > 0" }

/** Jobs of this service that were given up or fail, for whoever runs it; and the two ways out. */
@Injectable()
export class TroubledJobs {
  constructor(
    private readonly reads: Reads,
    private readonly handlers: JobHandlers,
  ) {}

  /** The oldest first, and how many there are in all. @param kind of this kind only */
  async list(
    trouble: Trouble,
    kind: string | undefined,
    most: number,
  ): Promise<{ readonly total: number; readonly jobs: TroubledJobRow[] }> {
    const which = `FROM job WHERE ${inTrouble[trouble]} AND ($1::text IS NULL OR kind = $1)`
    const [rows, [count]] = await Promise.all([
      this.reads.query<TroubledRow>(
        `SELECT id, kind, failures, failure, added_at AS "addedAt", parked_at AS "parkedAt", due_at AS "dueAt"
         ${which} ORDER BY added_at, id LIMIT $2`,
        [kind ?? null, most],
      ),
      this.reads.query<{ total: number }>(`SELECT count(*)::int AS total ${which}`, [kind ?? null]),
    ])
    const owed = new Set<string>(this.handlers.find().flatMap(({ kind: of }) => (of.isOwed ? [of.name] : [])))
    return {
      total: count?.total ?? 0,
      jobs: rows.map((row) => Object.assign(row, { isOwed: owed.has(row.kind) })),
    }
  }

  /** They are due now; those that were parked have all their tries before them. @param ids all that are parked, unless told */
  async retry(tx: Tx, ids?: readonly string[]): Promise<void> {
    await tx.query(
      `UPDATE job SET state = 'waiting', parked_at = NULL, losses = 0, due_at = now(),
         failures = CASE state WHEN 'parked' THEN 0 ELSE failures END
       WHERE state = 'parked' AND $1::uuid[] IS NULL
         OR id = ANY($1) AND (state = 'parked' OR state = 'waiting' AND failures > 0)`,
      [ids ?? null],
    )
    await tx.query('SELECT pg_notify($1, $2)', [jobChannel, ''])
  }

  /** Gives a job up for good: its give-up handler runs as after the last try, and the job is removed. */
  async discard(tx: Tx, id: string): Promise<DiscardOutcome> {
    const [job] = await tx.query<{ kind: string; payload: unknown; failures: number }>(
      "SELECT kind, payload, failures FROM job WHERE id = $1 AND NOT recurs AND (state = 'parked' OR failures > 0)",
      [id],
    )
    if (!job) return 'missing'
    const handled = this.handlers.find().find(({ kind }) => kind.name === job.kind)
    if (handled?.kind.isOwed) return 'owed'
    const payload = handled?.kind.payload.safeParse(job.payload)
    // Before the job's row is locked, as when it is given up by itself: it may first lock what others lock before a job.
    if (payload?.success)
      await handled?.giveUp?.({ id, payload: payload.data, attempt: job.failures }, discarded, tx)
    const gone = await tx.query("DELETE FROM job WHERE id = $1 AND state <> 'running' RETURNING id", [id])
    return gone.length > 0 ? 'discarded' : 'runs'
  }
}
