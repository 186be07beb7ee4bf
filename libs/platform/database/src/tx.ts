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

  /** Runs SQL with positional parameters and gives its rows. */
  query<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    return this.manager.query(sql, [...parameters])
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
