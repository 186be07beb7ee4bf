import { Module, type DynamicModule } from '@nestjs/common'
import * as jobEndpoints from '@originseal/contracts/trademark/job-endpoints'
import { DatabaseModule } from '@originseal/database'
import { HttpModule, IdempotencyModule, jobAdministration } from '@originseal/http'
import { JobsModule } from '@originseal/jobs'
import { MessagingModule } from '@originseal/messaging'
import { PicturesModule } from './pictures/pictures.module'
import { ProviderKeysModule } from '@originseal/provider-keys'
import { trademarkUnits } from '@originseal/contracts'
import { UnitsModule } from '@originseal/units'
import { AnalysisModule } from './analysis/analysis.module'
import { ClassesModule } from './classes/classes.module'
import type { Config } from './config'
import { database } from './data-source'
import { FiguresController } from './figures.controller'
import { ObjectsModule } from './objects.module'
import { OwnersModule } from './owners/owners.module'
import { ReportsModule } from './reports/reports.module'
import { RegisterModule } from './register/register.module'
import { WatchesModule } from './watches/watches.module'

@Module({})
export class AppModule {
  static forRoot(config: Config): DynamicModule {
    const objects = ObjectsModule.forRoot(config)
    const register = RegisterModule.forRoot(config, objects)
    const pictures = PicturesModule.forRoot(config, objects, register)
    const analysis = AnalysisModule.forRoot(register)
    const reports = ReportsModule.forRoot(config, objects, analysis)
    const watches = WatchesModule.forRoot(register)
    return {
      module: AppModule,
      controllers: [FiguresController],
      imports: [
        HttpModule.forRoot({
          service: 'trademark',
          logLevel: config.LOG_LEVEL,
          reports: { service: 'trademark', adminUrl: config.ADMIN_URL, version: config.BUILD_VERSION },
          tokens: { identityUrl: config.IDENTITY_URL },
        }),
        DatabaseModule.forRoot(database(config.DATABASE_URL), config.MIGRATE_ON_START),
        MessagingModule.forRoot({ service: 'trademark', events: config }),
        IdempotencyModule,
        JobsModule,
        jobAdministration({
          list: jobEndpoints.listTrademarkJobs,
          retry: jobEndpoints.retryTrademarkJobs,
          discard: jobEndpoints.discardTrademarkJob,
        }),
        ProviderKeysModule.forRoot('trademark', config),
        register,
        pictures,
        ClassesModule,
        analysis,
        UnitsModule.forRoot({ units: ['trademark-report'], events: trademarkUnits }),
        reports,
        watches,
        OwnersModule.forRoot(reports, watches),
      ],
    }
  }
}
