import {
  Global,
  Inject,
  Injectable,
  Module,
  type DynamicModule,
  type OnApplicationShutdown,
} from '@nestjs/common'
import { Readiness } from '@originseal/runtime'
import { DataSource, type DataSourceOptions, type EntityTarget, type MigrationInterface } from 'typeorm'
import { Listener } from './listener'
import { Reads } from './reads'
import { Transaction } from './transaction'

export interface DatabaseOptions {
  readonly url: string
  readonly applicationName: string
  readonly entities: readonly EntityTarget<object>[]
  readonly migrations: readonly (new () => MigrationInterface)[]
  readonly poolSize?: number
}

/** Any number that is ours alone: holds two starting replicas apart while they migrate. */
const migrationLock = 7_340_011

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
    extra: { statement_timeout: 30_000, idle_in_transaction_session_timeout: 60_000, keepAlive: true },
    poolErrorHandler: () => undefined, // the pool replaces a broken idle connection by itself
  })
}

/** Connects and brings the schema up to date, one process at a time. */
export async function openDatabase(options: DatabaseOptions): Promise<DataSource> {
  const source = await dataSource(options).initialize()
  const runner = source.createQueryRunner()
  try {
    await runner.query('SELECT pg_advisory_lock($1)', [migrationLock])
    await source.runMigrations({ transaction: 'each' })
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [migrationLock])
    await runner.release()
  }
  return source
}

@Injectable()
class DatabaseLifecycle implements OnApplicationShutdown {
  constructor(
    private readonly source: DataSource,
    @Inject(Listener) private readonly listener: Listener,
    readiness: Readiness,
  ) {
    readiness.require('database', async () => void (await source.query('SELECT 1')))
  }

  async onApplicationShutdown(): Promise<void> {
    await this.listener.close()
    await this.source.destroy()
  }
}

/** The service's own PostgreSQL database: `Transaction` for writes, `DataSource` for reads, `Listener` for hints. */
@Global()
@Module({})
export class DatabaseModule {
  static forRoot(options: DatabaseOptions): DynamicModule {
    return {
      module: DatabaseModule,
      providers: [
        { provide: DataSource, useFactory: () => openDatabase(options) },
        {
          provide: Listener,
          useFactory: async () => {
            const listener = new Listener(options.url, options.applicationName)
            await listener.connect()
            return listener
          },
        },
        Reads,
        Transaction,
        DatabaseLifecycle,
      ],
      exports: [DataSource, Listener, Reads, Transaction],
    }
  }
}
