import { Module, type DynamicModule } from '@nestjs/common'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { DatabaseModule } from '@originseal/database'
import { HttpModule, type ServiceDefinition } from '@originseal/http'
import { JobsModule } from '@originseal/jobs'
import { assetsController } from '@originseal/pages'
import type { Config } from './config'
import { database } from './data-source'
import { DeskModule } from './desk/desk.module'
import { FaultsModule } from './faults/faults.module'
import { FaultsQueries } from './faults/faults.queries'
import { refuseOutOfOrder } from './faults/refuse-out-of-order'
import { InvoicesModule } from './invoices/invoices.module'
import { MerchantModule } from './merchant.module'
import { assets } from './pages/asset-files'
import { ErrorPagesFilter } from './pages/error-pages.filter'
import { setPageHeaders } from './pages/page-headers'
import { TradesModule } from './trades/trades.module'

@Module({})
export class AppModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        HttpModule.forRoot({ service: 'sandbox-bank', logLevel: config.LOG_LEVEL }),
        DatabaseModule.forRoot(database(config.DATABASE_URL), config.MIGRATE_ON_START),
        JobsModule,
        MerchantModule.forRoot(config),
        FaultsModule,
        TradesModule,
        InvoicesModule,
        DeskModule,
      ],
      controllers: [assetsController(assets)],
    }
  }
}

export const defineBank = (config: Config): ServiceDefinition => ({
  name: 'sandbox-bank',
  settings: config,
  module: AppModule.forRoot(config),
  prepare,
})

async function prepare(app: NestFastifyApplication): Promise<void> {
  app.useGlobalFilters(new ErrorPagesFilter())
  const server = app.getHttpAdapter().getInstance()
  // Forms reach the handlers as they came: what is sealed is read by the rules of the seal.
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  )
  server.addHook('onRequest', setPageHeaders)
  server.addHook('onRequest', refuseOutOfOrder(app.get(FaultsQueries)))
}
