import { setTimeout as pause } from 'node:timers/promises'
import { Injectable, Optional } from '@nestjs/common'
import { Metrics } from '@originseal/runtime'
import { DataSource } from 'typeorm'
import { Tx } from './tx'

/** PostgreSQL's serialization failure and deadlock: it undid all of it, and the same work, tried again, may pass. */
const worthAnotherTry: ReadonlyMap<string, Reason> = new Map([
  ['40001', 'serialization'],
  ['40P01', 'deadlock'],
])
type Reason = 'serialization' | 'deadlock'

const tries = 5
/** Longest pause before the second try, in ms; it doubles with each. Two that met once are not to meet again. */
const firstPauseMs = 20

@Injectable()
export class Transaction {
  private readonly noteRepeat: (labels: { reason: Reason }) => void

  constructor(
    private readonly source: DataSource,
    @Optional() metrics?: Metrics,
  ) {
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
   * it must have no effect outside the database but one that may be had twice, such as a message with an id of its own
   * or an object under a fixed name. What must happen once belongs into `Tx.afterCommit`.
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
    let tx: Tx | undefined
    const result = await this.source.transaction((manager) => {
      tx = Tx.begun(manager)
      return work(tx)
    })
    tx?.committed()
    return result
  }
}

/** SQLSTATE of a driver's error. */
export function codeOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code : undefined
}

export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (codeOf(error) !== '23505') return false
  const driver = (error as { driverError?: { constraint?: string } }).driverError
  return constraint === undefined || driver?.constraint === constraint
}
