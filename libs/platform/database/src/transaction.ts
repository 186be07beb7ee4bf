import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { Tx } from './tx'

/** PostgreSQL's serialization failure and deadlock: the same work, tried again, may pass. */
const worthAnotherTry = new Set(['40001', '40P01'])
const tries = 3

@Injectable()
export class Transaction {
  constructor(private readonly source: DataSource) {}

  /** Commits what `work` wrote, or nothing. `work` may run up to three times, so its only effects are in the database. */
  async run<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.once(work)
      } catch (error) {
        if (attempt === tries || !worthAnotherTry.has(codeOf(error) ?? '')) throw error
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
