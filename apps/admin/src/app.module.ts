import { Module, type DynamicModule } from '@nestjs/common'
import * as jobEndpoints from '@originseal/contracts/admin/job-endpoints'
import { DatabaseModule } from '@originseal/database'
import { HttpModule, IdempotencyModule, jobAdministration } from '@originseal/http'
import { JobsModule } from '@originseal/jobs'
import { MessagingModule } from '@originseal/messaging'
import { AuditModule } from './audit/audit.module'
import type { Config } from './config'
import { database } from './data-source'
import { FiguresModule } from './figures/figures.module'
import { ParkedEventsModule } from './parked-events/parked-events.module'
import { ProcessesModule } from './processes/processes.module'
import { ProviderKeysModule } from './provider-keys/provider-keys.module'
import type { TrialAddresses } from './provider-keys/trials/trial-addresses'

@Module({})
export class AppModule {
  static forRoot(config: Config, providers: TrialAddresses): DynamicModule {
    const providerKeys = ProviderKeysModule.forRoot(config, providers)
    return {
      module: AppModule,
      imports: [
        HttpModule.forRoot({
          service: 'admin',
          logLevel: config.LOG_LEVEL,
          reports: { service: 'admin', adminUrl: config.ADMIN_URL, version: config.BUILD_VERSION },
          tokens: { identityUrl: config.IDENTITY_URL },
        }),
        DatabaseModule.forRoot(database(config.DATABASE_URL), config.MIGRATE_ON_START),
        MessagingModule.forRoot({ service: 'admin', events: config }),
        IdempotencyModule,
        JobsModule,
        jobAdministration({
          list: jobEndpoints.listAdminJobs,
          retry: jobEndpoints.retryAdminJobs,
          discard: jobEndpoints.discardAdminJob,
        }),
        AuditModule,
        ParkedEventsModule,
        ProcessesModule,
        providerKeys,
        FiguresModule.forRoot(providerKeys),
      ],
    }
  }
}
