import type { INestApplicationContext } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { DatabaseModule, Transaction } from '@originseal/database'
import { Jobs1700000000003, JobsModule } from '@originseal/jobs'
import { ProviderKeysModule, type ProviderKeySettings } from '@originseal/provider-keys'
import { MetricsModule, ReadinessModule } from '@originseal/runtime'
import { DataSource } from 'typeorm'
import type { Mail } from './mail'
import { MailModule } from './mail.module'
import { MailQueue } from './mail-queue'
import type { MailSettings } from './mail-settings'

export interface MailProcess {
  readonly app: INestApplicationContext
  readonly queue: MailQueue
  readonly transaction: Transaction
  sql<Row>(text: string, parameters?: unknown[]): Promise<Row[]>
  stop(): Promise<void>
}

/** The one template of the tests: it says its values. */
const writeText = ({ template, values }: Mail) => ({
  subject: template,
  paragraphs: [JSON.stringify(values)],
  notes: [],
})

/** One process of a service that has mails and nothing else. */
export async function startMail(
  url: string,
  settings: Omit<MailSettings, 'PUBLIC_URL'> & ProviderKeySettings,
): Promise<MailProcess> {
  class App {}
  const migrations = [Jobs1700000000003]
  const app = await NestFactory.createApplicationContext(
    {
      module: App,
      imports: [
        MetricsModule,
        ReadinessModule,
        DatabaseModule.forRoot({ url, applicationName: 'mail', entities: [], migrations }, true),
        JobsModule,
        ProviderKeysModule.forRoot('identity', settings),
        MailModule.forRoot({
          settings: { PUBLIC_URL: 'http://localhost:8080', ...settings },
          encryptionKey: { inject: [], useFactory: () => Buffer.alloc(32, 7) },
          writeText,
        }),
      ],
    },
    { logger: false },
  )
  const source = app.get(DataSource)
  return {
    app,
    queue: app.get(MailQueue),
    transaction: app.get(Transaction),
    sql: (text, parameters) => source.query(text, parameters),
    stop: () => app.close(),
  }
}
