import type { Compilable } from 'kysely'
import type { EntityManager } from 'typeorm'

/**
 * A running transaction. Only `Transaction.run` makes one, so whatever asks for a `Tx` cannot write outside of one.
 */
export class Tx {
  private readonly afterwards: (() => void)[] = []

  private constructor(readonly manager: EntityManager) {}

  /** @internal for Transaction */
  static begun(manager: EntityManager): Tx {
    return new Tx(manager)
  }

  /** Runs SQL with positional parameters and gives the rows that it selects or returns. */
  async query<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    const { queryRunner } = this.manager
    if (!queryRunner) throw new Error('a transaction without a connection')
    const result = await queryRunner.query(sql, [...parameters], true)
    return (result.records ?? []) as Row[]
  }

  /** Runs a statement that `statements` composed, and gives the rows that it selects or returns. */
  rows<Row>(statement: Compilable<Row>): Promise<Row[]> {
    const { sql, parameters } = statement.compile()
    return this.query<Row>(sql, parameters)
  }

  /** Waits for an advisory lock and holds it until the transaction ends. @param lock any number that is its own alone */
  async lock(lock: number): Promise<void> {
    await this.query('SELECT pg_advisory_xact_lock($1)', [lock])
  }

  /** Runs once the transaction has committed; never if it rolls back. Must not throw. */
  afterCommit(action: () => void): void {
    this.afterwards.push(action)
  }

  /** @internal for Transaction */
  committed(): void {
    for (const action of this.afterwards) action()
  }
}
