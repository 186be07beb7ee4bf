import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
} from 'kysely'

class NoConnection extends DummyDriver {
  override acquireConnection(): Promise<DatabaseConnection> {
    return Promise.reject(new Error('a statement is run by Tx.rows or Reads.rows, not by itself'))
  }
}

/**
 * Composes SQL over these tables, typed by the schema. It has no connection: `Tx.rows` and `Reads.rows` run what it
 * composes, on the connection of the transaction or of the one pool.
 */
export const statements = <Tables>(): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new NoConnection(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
