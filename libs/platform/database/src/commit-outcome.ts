import { setTimeout as pause } from 'node:timers/promises'
import type { DataSource } from 'typeorm'
import type { Tx } from './tx'

/** The connection was lost at COMMIT, and the database has not told in time what became of the transaction. */
export class CommitOutcomeUnknown extends Error {
  constructor(options?: ErrorOptions) {
    super('whether the transaction has committed is not known', options)
    this.name = 'CommitOutcomeUnknown'
  }
}

/** A transaction that has nothing left to do but COMMIT, as another connection can ask about it. */
export interface PreparedCommit {
  /** Its id (xid8); null where it has written nothing. */
  readonly xid: string | null
  readonly begunAt: string
  /** Of the server's log: another one after a standby has taken over. */
  readonly timeline: string
}

const askAgainMs = 100

/** The timeline is the first eight characters of a log file's name. */
const timeline = 'left(pg_walfile_name(pg_current_wal_insert_lsn()), 8)'

/** Fails where a statement of the transaction has failed: COMMIT would roll it back without saying so. */
export async function prepareCommit(tx: Tx): Promise<PreparedCommit> {
  const [prepared] = await tx.query<PreparedCommit>(
    `SELECT pg_current_xact_id_if_assigned()::text AS xid, now()::text AS "begunAt", ${timeline} AS timeline`,
  )
  return prepared as PreparedCommit
}

/** Whether the database has refused, so that nothing is left to be asked: an error of the SQL, not of the connection. */
export function isRefusal(error: unknown): boolean {
  const { code, severity } = (error ?? {}) as { code?: string; severity?: string }
  // Classes: connection exception, operator intervention, system error, internal error.
  return severity !== undefined && code !== undefined && !/^(?:08|57|58|XX)/.test(code)
}

/** Asks on other connections what became of a transaction whose own connection was lost at COMMIT. */
export class CommitOutcomes {
  constructor(
    private readonly source: DataSource,
    private readonly patienceMs = 10_000,
  ) {}

  /** @throws CommitOutcomeUnknown */
  async of(prepared: PreparedCommit): Promise<'committed' | 'aborted'> {
    const deadline = AbortSignal.timeout(this.patienceMs)
    const late = new Promise<undefined>((resolve) =>
      deadline.addEventListener('abort', () => resolve(undefined)),
    )
    let cause: unknown
    while (!deadline.aborted) {
      const asked = this.ask(prepared).catch((error: unknown) => void (cause = error))
      const outcome = await Promise.race([asked, late])
      if (outcome === 'committed' || outcome === 'aborted') return outcome
      // Still in progress, or the database is away: it may be back soon.
      await Promise.race([pause(askAgainMs), late])
    }
    throw new CommitOutcomeUnknown({ cause })
  }

  /**
   * An id that a crashed server had not yet written to its log is given away again: 'committed' then says so of
   * another transaction. A server that starts after a crash resets its statistics; nothing was lost where it has not.
   * 'aborted' is true in either case.
   */
  private async ask({ xid, begunAt, timeline: before }: PreparedCommit): Promise<string | null> {
    const [row] = await this.source.query<{ status: string | null; isSameServer: boolean }[]>(
      `SELECT pg_xact_status($1::xid8) AS status,
         ${timeline} = $3 AND (SELECT stats_reset < $2::timestamptz FROM pg_stat_bgwriter) AS "isSameServer"`,
      [xid, begunAt, before],
    )
    return row?.status === 'committed' && !row.isSameServer ? null : (row?.status ?? null)
  }
}
