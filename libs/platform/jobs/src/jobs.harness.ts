import type { INestApplicationContext, Type } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { DatabaseModule, Transaction } from '@originseal/database'
import { Metrics, MetricsModule, ReadinessModule } from '@originseal/runtime'
import { DataSource } from 'typeorm'
import { Jobs } from './jobs'
import { Jobs1700000000003 } from './jobs.migration'
import { JobsModule } from './jobs.module'

export interface JobsProcess {
  readonly app: INestApplicationContext
  readonly jobs: Jobs
  readonly transaction: Transaction
  sql<Row = Record<string, unknown>>(text: string, parameters?: unknown[]): Promise<Row[]>
  metrics(): Promise<string>
  stop(): Promise<void>
}

/** One process of a service that has jobs and nothing else. `handlers`: classes with methods for jobs. */
export async function startJobs(
  url: string,
  handlers: readonly Type[],
  applicationName = 'jobs',
): Promise<JobsProcess> {
  class App {}
  const migrations = [Jobs1700000000003]
  const app = await NestFactory.createApplicationContext(
    {
      module: App,
      imports: [
        MetricsModule,
        ReadinessModule,
        DatabaseModule.forRoot({ url, applicationName, entities: [], migrations }, true),
        JobsModule,
      ],
      providers: [...handlers],
    },
    { logger: false },
  )
  const source = app.get(DataSource)
  return {
    app,
    jobs: app.get(Jobs),
    transaction: app.get(Transaction),
    sql: (text, parameters) => source.query(text, parameters),
    metrics: () => app.get(Metrics).text(),
    stop: () => app.close(),
  }
}
