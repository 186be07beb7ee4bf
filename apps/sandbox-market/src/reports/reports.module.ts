import { Module } from '@nestjs/common'
import { DecideReport } from './decide-report'
import { DeskController } from './desk.controller'
import { FileReport } from './file-report'
import { ReportsController } from './reports.controller'
import { ReportsQueries } from './reports.queries'
import { ReportsRepository } from './reports.repository'

@Module({
  controllers: [ReportsController, DeskController],
  providers: [FileReport, DecideReport, ReportsQueries, ReportsRepository],
})
export class ReportsModule {}
