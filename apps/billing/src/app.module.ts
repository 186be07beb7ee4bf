import { Module, type DynamicModule } from '@nestjs/common'
import * as jobEndpoints from '@originseal/contracts/billing/job-endpoints'
import { DatabaseModule } from '@originseal/database'
import { HttpModule, IdempotencyModule, jobAdministration } from '@originseal/http'
import { JobsModule } from '@originseal/jobs'
import { MessagingModule } from '@originseal/messaging'
import { ProviderKeysModule } from '@originseal/provider-keys'
import { BalancesModule } from './balances/balances.module'
import { CatalogueModule } from './catalogue/catalogue.module'
import type { Config } from './config'
import { ConversionsModule } from './conversions/conversions.module'
import { database } from './data-source'
import { merchantsOfEnvironment, PaymentsModule } from './payments/payments.module'

@Module({})
export class AppModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        HttpModule.forRoot({
          service: 'billing',
          logLevel: config.LOG_LEVEL,
          reports: { service: 'billing', adminUrl: config.ADMIN_URL, version: config.BUILD_VERSION },
          tokens: { identityUrl: config.IDENTITY_URL },
        }),
        DatabaseModule.forRoot(database(config.DATABASE_URL), config.MIGRATE_ON_START),
        MessagingModule.forRoot({ service: 'billing', events: config }),
        IdempotencyModule,
        JobsModule,
        jobAdministration({
          list: jobEndpoints.listBillingJobs,
          retry: jobEndpoints.retryBillingJobs,
          discard: jobEndpoints.discardBillingJob,
        }),
        ProviderKeysModule.forRoot('billing', { ...config, ...merchantsOfEnvironment(config) }),
        CatalogueModule,
        BalancesModule,
        PaymentsModule.forRoot(config),
        ConversionsModule.forRoot(config),
      ],
    }
  }
}
