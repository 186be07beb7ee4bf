import { Module, type DynamicModule } from '@nestjs/common'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { DatabaseModule } from '@originseal/database'
import { HttpModule, IdempotencyModule, type ServiceDefinition } from '@originseal/http'
import { JobsModule } from '@originseal/jobs'
import { acceptUploads } from '@originseal/uploads'
import { mailboxOf } from './abuse-mail/abuse-mail.settings'
import { AbuseMailModule } from './abuse-mail/abuse-mail.module'
import type { Config } from './config'
import { CloudflareModule } from './cloudflare/cloudflare.module'
import { CrawlingModule } from './crawling/crawling.module'
import { database } from './data-source'
import { ListingsModule } from './listings/listings.module'
import { limitPerAddress } from './pages/address-limit'
import { answerUnchanged } from './pages/answer-unchanged'
import { ErrorPagesFilter } from './pages/error-pages.filter'
import { setPageHeaders } from './pages/page-headers'
import { PagesModule } from './pages/pages.module'
import { ReportsModule } from './reports/reports.module'
import { SeedingModule } from './seeding/seeding.module'
import { catalogue as wholeCatalogue, type CatalogueEntry } from './pictures/catalogue'
import { SellersModule } from './sellers/sellers.module'
import { ShopsModule } from './shops/shops.module'

@Module({})
export class AppModule {
  static forRoot(config: Config, catalogue: readonly CatalogueEntry[]): DynamicModule {
    return {
      module: AppModule,
      imports: [
        HttpModule.forRoot({ service: 'sandbox-market', logLevel: config.LOG_LEVEL }),
        DatabaseModule.forRoot(database(config.DATABASE_URL), config.MIGRATE_ON_START),
        IdempotencyModule,
        JobsModule,
        PagesModule.forRoot({ publicUrl: config.PUBLIC_URL, mailbox: mailboxOf(config) }),
        ListingsModule.forRoot({ storageFolder: config.STORAGE_DIR }),
        ShopsModule,
        ReportsModule,
        AbuseMailModule.forRoot(config),
        CloudflareModule.forRoot(config),
        SellersModule.forRoot(config),
        CrawlingModule,
        SeedingModule.forRoot(catalogue),
      ],
    }
  }
}

/** The market: main opens it with the whole catalogue, tests with a few listings of it. */
export function defineMarket(
  config: Config,
  catalogue: readonly CatalogueEntry[] = wholeCatalogue,
): ServiceDefinition {
  return {
    name: 'sandbox-market',
    settings: config,
    module: AppModule.forRoot(config, catalogue),
    readsForms: true,
    prepare,
  }
}

async function prepare(app: NestFastifyApplication): Promise<void> {
  app.useGlobalFilters(new ErrorPagesFilter())
  await acceptUploads(app)
  const server = app.getHttpAdapter().getInstance()
  server.addHook('onRequest', setPageHeaders)
  server.addHook('onRequest', limitPerAddress())
  server.addHook('onSend', answerUnchanged)
}
