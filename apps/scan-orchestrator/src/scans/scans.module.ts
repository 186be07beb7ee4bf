import { Module, type DynamicModule } from '@nestjs/common'
import type { Config } from '../config'
import { TombstonesModule } from '../owners/tombstones.module'
import { AdministeredScansQueries } from './administered-scans.queries'
import { BeginScan } from './begin-scan'
import { CancelScan } from './cancel-scan'
import { CoverageQueries } from './coverage.queries'
import { EndScan } from './end-scan'
import { ListedScansQueries } from './listed-scans.queries'
import { BeginListingScan } from './listings/begin-listing-scan'
import { FoundListingsRepository } from './listings/found-listings.repository'
import { ListingScansController } from './listings/listing-scans.controller'
import { ListingScansQueries } from './listings/listing-scans.queries'
import { ReadListingScan } from './listings/read-listing-scan'
import { StartListingScan } from './listings/start-listing-scan'
import { MatchWorks } from './monitoring/match-works'
import { MonitorSightings } from './monitoring/monitor-sightings'
import { MonitoringRepository } from './monitoring/monitoring.repository'
import { RecordMatch } from './monitoring/record-match'
import { PlanStep } from './plan-step'
import { IssueProgressToken } from './progress/issue-progress-token'
import { ProgressLog } from './progress/progress-log.repository'
import { ProgressStreams } from './progress/progress-streams'
import { ProgressTokensRepository } from './progress/progress-tokens.repository'
import { ProgressController } from './progress/progress.controller'
import { PublicPicturesController } from './public-pictures/public-pictures.controller'
import { PublicPicturesQueries } from './public-pictures/public-pictures.queries'
import { PublicPicturesRepository } from './public-pictures/public-pictures.repository'
import { ReadScan } from './read-scan'
import { FindingPicturesController } from './reports/finding-pictures.controller'
import { OpenReport } from './reports/open-report'
import { PrintWholeReport } from './reports/print-whole-report'
import { ReportsController } from './reports/reports.controller'
import { ScanMetrics } from './scan-metrics.queries'
import { ScansListController } from './scans-list.controller'
import { BeginScheduledScans } from './schedule/begin-scheduled-scans'
import { ScheduleQueries } from './schedule/schedule.queries'
import { ScansOfOwner } from './scans-of-owner'
import { ScansController } from './scans.controller'
import { ScansQueries } from './scans.queries'
import { ScansRepository } from './scans.repository'
import { JournalTools } from './sources/database-journal'
import { JournalRepository } from './sources/journal.repository'
import { ScanSources } from './sources/administration/scan-sources'
import { ScanSourcesController } from './sources/administration/scan-sources.controller'
import { SwitchSource } from './sources/administration/switch-source'
import { SearchFigures } from './sources/search-figures.queries'
import { SourceSwitches } from './sources/source-switches.repository'
import { sourcesProvider } from './sources/sources.provider'
import { StartScan } from './start-scan'
import { TellFindings } from './tell-findings'
import { stepProviders } from './steps/step-providers'
import { DoTask } from './tasks/do-task'
import { TaskQueue } from './tasks/task-queue'
import { TasksRepository } from './tasks/tasks.repository'

const listings = [
  BeginListingScan,
  FoundListingsRepository,
  ListingScansQueries,
  ReadListingScan,
  StartListingScan,
]
const monitoring = [MatchWorks, MonitorSightings, MonitoringRepository, RecordMatch]
const progress = [IssueProgressToken, ProgressLog, ProgressStreams, ProgressTokensRepository]
const publicPictures = [PublicPicturesQueries, PublicPicturesRepository]
const reports = [OpenReport, PrintWholeReport]
const schedule = [BeginScheduledScans, ScheduleQueries]
const sources = [JournalRepository, JournalTools, ScanSources, SearchFigures, SourceSwitches, SwitchSource]
const tasks = [DoTask, TaskQueue, TasksRepository]
const scans = [
  AdministeredScansQueries,
  BeginScan,
  CancelScan,
  CoverageQueries,
  EndScan,
  ListedScansQueries,
  PlanStep,
  ReadScan,
  ScanMetrics,
  ScansOfOwner,
  ScansQueries,
  ScansRepository,
  StartScan,
  TellFindings,
]

/** Scans from their start to their report, step by step; and the monitoring of what any of them has seen. */
@Module({})
export class ScansModule {
  static forRoot(config: Config, modules: DynamicModule[]): DynamicModule {
    return {
      module: ScansModule,
      imports: [...modules, TombstonesModule],
      controllers: [
        ScansController,
        ScansListController,
        ListingScansController,
        ProgressController,
        ReportsController,
        FindingPicturesController,
        PublicPicturesController,
        ScanSourcesController,
      ],
      providers: [
        ...scans,
        ...listings,
        ...monitoring,
        ...progress,
        ...publicPictures,
        ...reports,
        ...schedule,
        ...sources,
        ...tasks,
        ...stepProviders,
        sourcesProvider(config),
      ],
      exports: [ScanSources, ScansOfOwner],
    }
  }
}
