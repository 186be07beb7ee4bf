import { Module, type DynamicModule } from '@nestjs/common'
import { protectionUnits } from '@originseal/contracts'
import * as jobEndpoints from '@originseal/contracts/protection/job-endpoints'
import { DatabaseModule } from '@originseal/database'
import { HttpModule, IdempotencyModule, jobAdministration } from '@originseal/http'
import { JobsModule } from '@originseal/jobs'
import { MessagingModule } from '@originseal/messaging'
import { ProviderKeysModule } from '@originseal/provider-keys'
import { UnitsModule } from '@originseal/units'
import { AnchorsModule } from './anchors/anchors.module'
import { CertificatesModule } from './certificates/certificates.module'
import type { Config } from './config'
import { database } from './data-source'
import { FiguresController } from './figures.controller'
import { VerificationModule } from './verification/verification.module'
import { WorksModule } from './works/works.module'

@Module({})
export class AppModule {
  static forRoot(config: Config): DynamicModule {
    const anchors = AnchorsModule.forRoot(config)
    const works = WorksModule.forRoot(config, anchors)
    return {
      module: AppModule,
      imports: [
        HttpModule.forRoot({
          service: 'protection',
          logLevel: config.LOG_LEVEL,
          reports: { service: 'protection', adminUrl: config.ADMIN_URL, version: config.BUILD_VERSION },
          tokens: { identityUrl: config.IDENTITY_URL },
        }),
        DatabaseModule.forRoot(database(config.DATABASE_URL), config.MIGRATE_ON_START),
        MessagingModule.forRoot({
          service: 'protection',
          events: config,
        }),
        IdempotencyModule,
        JobsModule,
        jobAdministration({
          list: jobEndpoints.listProtectionJobs,
          retry: jobEndpoints.retryProtectionJobs,
          discard: jobEndpoints.discardProtectionJob,
        }),
        ProviderKeysModule.forRoot('protection', config),
        anchors,
        works,
        UnitsModule.forRoot({ units: ['seal'], events: protectionUnits }),
        CertificatesModule.forRoot(config, [anchors, works]),
        VerificationModule.forRoot([anchors, works]),
      ],
      controllers: [FiguresController],
    }
  }
}
