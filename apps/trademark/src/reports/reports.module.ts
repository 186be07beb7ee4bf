import { Module, type DynamicModule } from '@nestjs/common'
import { openSigner } from '@originseal/documents'
import { TimestampAuthority } from '@originseal/provider-keys'
import type { Config } from '../config'
import { EraseReports } from './erase-reports'
import { OrderReport } from './order-report'
import { PrintReport } from './print-report'
import { SIGNING, type ReportSigning } from './report-signing'
import { ReportsController } from './reports.controller'
import { ReportsQueries } from './reports.queries'
import { ReportsRepository } from './reports.repository'

/** Signed reports of analyses. */
@Module({})
export class ReportsModule {
  static forRoot(config: Config, objects: DynamicModule, analysis: DynamicModule): DynamicModule {
    const signer = {
      folder: config.SIGNING_DIR,
      pkcs12File: config.SIGNING_P12_FILE,
      passwordFile: config.SIGNING_P12_PASSWORD_FILE,
    }
    return {
      module: ReportsModule,
      imports: [objects, analysis],
      controllers: [ReportsController],
      exports: [EraseReports],
      providers: [
        EraseReports,
        OrderReport,
        PrintReport,
        ReportsQueries,
        ReportsRepository,
        {
          provide: SIGNING,
          inject: [TimestampAuthority],
          useFactory: async (authority: TimestampAuthority): Promise<ReportSigning> => ({
            signer: await openSigner(signer),
            authority,
          }),
        },
      ],
    }
  }
}
