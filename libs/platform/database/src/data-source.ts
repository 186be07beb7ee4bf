import { DataSource, type DataSourceOptions, type EntityTarget, type MigrationInterface } from 'typeorm'

export interface DatabaseOptions {
  readonly url: string
  readonly applicationName: string
  readonly entities: readonly EntityTarget<object>[]
  readonly migrations: readonly (new () => MigrationInterface)[]
  readonly poolSize?: number
}

/**
 * A process that stands still in the middle of a transaction keeps its locks, and nobody else can take over what it
 * held. Shorter than the 30 s within which another one has to.
 */
const idleInTransactionMs = 20_000

export function dataSource(options: DatabaseOptions): DataSource {
  return new DataSource({
    type: 'postgres',
    url: options.url,
    applicationName: options.applicationName,
    entities: [...options.entities] as DataSourceOptions['entities'],
    migrations: [...options.migrations] as DataSourceOptions['migrations'],
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    poolSize: options.poolSize ?? 10,
    connectTimeoutMS: 5_000,
    extra: {
      statement_timeout: 30_000,
      idle_in_transaction_session_timeout: idleInTransactionMs,
      keepAlive: true,
    },
    poolErrorHandler: () => undefined, // the pool replaces a broken idle connection by itself
  })
}
