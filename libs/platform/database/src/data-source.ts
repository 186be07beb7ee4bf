import { refuseInTransaction } from '@originseal/runtime'
import {
  DataSource,
  type DataSourceOptions,
  type EntityTarget,
  type MigrationInterface,
  type QueryRunner,
} from 'typeorm'

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

/** Whoever holds a connection and waits for another one can wait for ever: the others may wait for theirs. */
class ServiceDataSource extends DataSource {
  override createQueryRunner(...mode: Parameters<DataSource['createQueryRunner']>): QueryRunner {
    refuseInTransaction('a second connection')
    return super.createQueryRunner(...mode)
  }
}

export function dataSource(options: DatabaseOptions): DataSource {
  return new ServiceDataSource({
    type: 'postgres',
    url: options.url,
    applicationName: options.applicationName,
    entities: [...options.entities] as DataSourceOptions['entities'],
    migrations: [...options.migrations] as DataSourceOptions['migrations'],
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    poolSize: options.poolSize ?? 10,
    // A busy machine takes seconds for it while its services start; who answers nobody is refused at once.
    connectTimeoutMS: 15_000,
    extra: {
      statement_timeout: 30_000,
      idle_in_transaction_session_timeout: idleInTransactionMs,
      keepAlive: true,
    },
    poolErrorHandler: () => undefined, // the pool replaces a broken idle connection by itself
  })
}
