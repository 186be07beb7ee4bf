import { setTimeout as pause } from 'node:timers/promises'
import { Injectable, Optional } from '@nestjs/common'
import { insideTransaction, Metrics } from '@originseal/runtime'
import { DataSource } from 'typeorm'
import { CommitOutcomes, isRefusal, prepareCommit, type PreparedCommit } from './commit-outcome'
import { writeAddition } from './first-transaction'
import { Tx } from './tx'

/** PostgreSQL's serialization failure and deadlock: it undid all of it, and the same work, tried again, may pass. */
const worthAnotherTry: ReadonlyMap<string, Reason> = new Map([
  ['40001', 'serialization'],
  ['40P01', 'deadlock'],
])
type Reason = 'serialization' | 'deadlock'

/** A transaction whose work is done and that has COMMIT before it. */
interface Finished<Result> {
  readonly tx: Tx
  readonly result: Result
  readonly prepared: PreparedCommit
}

const tries = 5
/** Longest pause before the second try, in ms; it doubles with each. Two that met once are not to meet again. */
const firstPauseMs = 20

@Injectable()
export class Transaction {
  private readonly noteRepeat: (labels: { reason: Reason }) => void
  private readonly outcomes: CommitOutcomes

  constructor(
    private readonly source: DataSource,
    @Optional() metrics?: Metrics,
  ) {
    this.outcomes = new CommitOutcomes(source)
    this.noteRepeat =
      metrics?.counter(
        {
          name: 'originseal_transactions_repeated_total',
          help: 'Transactions that the database undid (deadlock, serialization) and that were begun again',
        },
        ['reason'],
      ) ?? (() => undefined)
  }

  /**
   * Commits what `work` wrote, or nothing. A deadlock or a serialization failure is tried again, five times in all after
   * pauses that chance makes (at most 300 ms together); the last failure is thrown. So `work` may run several times:
   * it must have no effect outside the database; what is to happen once it has committed belongs into `Tx.afterCommit`.
   *
   * Where the connection is lost at COMMIT the database is asked on another one what became of the transaction: it
   * committed, and this resolves, or it did not, and the connection's error is thrown.
   * @throws CommitOutcomeUnknown where the database does not tell in time: then nothing may be undone that the
   * transaction, if it committed after all, relies on
   */
  async run<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.once(work)
      } catch (error) {
        const reason = worthAnotherTry.get(codeOf(error) ?? '')
        if (attempt === tries || !reason) throw error
        this.noteRepeat({ reason })
        await pause(Math.random() * firstPauseMs * 2 ** (attempt - 1))
      }
    }
  }

  private async once<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    const done: { finished?: Finished<Result> } = {}
    try {
      await this.source.transaction(async (manager) => {
        const tx = Tx.begun(manager)
        const result = await insideTransaction(() => work(tx))
        await writeAddition(tx)
        done.finished = { tx, result, prepared: await prepareCommit(tx) }
      })
    } catch (error) {
      const { finished } = done
      if (!finished?.prepared.xid || isRefusal(error)) throw error
      if ((await this.outcomes.of(finished.prepared)) === 'aborted') throw error
    }
    const { tx, result } = done.finished as Finished<Result>
    tx.committed()
    return result
  }
}

/** SQLSTATE of a driver's error. */
export function codeOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code : undefined
}

export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  violates('23505', error, constraint)

export const isForeignKeyViolation = (error: unknown, constraint?: string): boolean =>
  violates('23503', error, constraint)

function violates(code: string, error: unknown, constraint: string | undefined): boolean {
  if (codeOf(error) !== code) return false
  const driver = (error as { driverError?: { constraint?: string } }).driverError
  return constraint === undefined || driver?.constraint === constraint
}
