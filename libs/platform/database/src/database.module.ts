import {
  Global,
  Inject,
  Injectable,
  Module,
  type DynamicModule,
  type OnApplicationShutdown,
} from '@nestjs/common'
import { Readiness } from '@originseal/runtime'
import { DataSource } from 'typeorm'
import { dataSource, type DatabaseOptions } from './data-source'
import { Exclusive } from './exclusive'
import { Listener } from './listener'
import { migrate, refuseUnmigrated } from './migrations'
import { Reads } from './reads'
import { Transaction } from './transaction'

/**
 * Connects, and brings the schema up to date, one process at a time.
 * @param migrates false: looks whether it is, since somebody else sees to that
 * @throws Error where it is not
 */
export async function openDatabase(options: DatabaseOptions, migrates = true): Promise<DataSource> {
  const source = await dataSource(options).initialize()
  try {
    if (migrates) await migrate(source)
    else await refuseUnmigrated(source)
  } catch (error) {
    await source.destroy()
    throw error
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
  /** @param migrates MIGRATE_ON_START */
  static forRoot(options: DatabaseOptions, migrates: boolean): DynamicModule {
    return {
      module: DatabaseModule,
      providers: [
        { provide: DataSource, useFactory: () => openDatabase(options, migrates) },
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
        Exclusive,
        DatabaseLifecycle,
      ],
      exports: [DataSource, Listener, Reads, Transaction, Exclusive],
    }
  }
}
