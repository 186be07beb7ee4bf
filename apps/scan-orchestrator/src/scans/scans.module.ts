import { Module, type DynamicModule } from '@nestjs/common'
import { EntitlementsModule } from '../entitlements/entitlements.module'
import { VisibleFindings } from '../findings/visible-findings'
import { FindingPicturesController } from '../findings/finding-pictures.controller'
import { FindingsQueries } from '../findings/findings.queries'
import { ExamineSuspect } from '../findings/examine-suspect'
import { GatherEvidence } from '../findings/gather-evidence'
import { QuoteEvidence } from '../findings/quote-evidence'
import { TakeEvidence } from '../findings/take-evidence'
import { ForgetUnused } from '../memory/forget-unused'
import { LikenessMemory } from '../memory/likeness-memory'
import { PictureMemory } from '../memory/picture-memory'
import { CompareWithWork } from '../crawled-images/compare-with-work'
import { FindSightings } from '../crawled-images/find-sightings'
import { IndexImage } from '../crawled-images/index-image'
import { ResolvePicture } from '../crawled-images/resolve-picture'
import { Sightings } from '../crawled-images/sightings'
import { StorePicture } from '../crawled-images/store-picture'
import { DepartedOwners } from '../owners/departed-owners'
import { EraseOwner } from '../owners/erase-owner'
import { HandOverScans } from '../owners/hand-over-scans'
import { OwnersConsumer } from '../owners/owners.consumer'
import { NoteSighting } from '../patrol/note-sighting'
import { PatrolDatabase } from '../patrol/patrol-database'
import { PatrolSightings } from '../patrol/patrol-sightings'
import { PublicPicturesController } from '../public-pictures/public-pictures.controller'
import { PublicPicturesQueries } from '../public-pictures/public-pictures.queries'
import { OpenReport } from '../reports/open-report'
import { RemoveEvidence } from '../reports/remove-evidence'
import { ReportsController } from '../reports/reports.controller'
import { WriteScanReport } from '../reports/write-scan-report'
import { CompareFingerprints } from '../steps/compare-fingerprints'
import { ComparisonDatabase } from '../steps/comparison-database'
import { ExamineSuspects } from '../steps/examine-suspects'
import { RankFindings } from '../steps/rank-findings'
import { ResolveImages } from '../steps/resolve-images'
import { SearchSources } from '../steps/search-sources'
import { STEPS, type Step } from '../steps/step'
import { WriteReport } from '../steps/write-report'
import { ReadWork } from '../works/read-work'
import { VideoQueueModule } from '../videos/video-queue.module'
import { WatchWork } from '../works/watch-work'
import { WatchedWorksQueries } from '../works/watched-works.queries'
import { WorksConsumer } from '../works/works.consumer'
import { BeginScan } from './begin-scan'
import { CancelScan } from './cancel-scan'
import { DoTask } from './do-task'
import { EndScan } from './end-scan'
import { IssueProgressToken } from './issue-progress-token'
import { PlanStep } from './plan-step'
import { ProgressController } from './progress.controller'
import { ProgressLog } from './progress-log'
import { ProgressStreams } from './progress-streams'
import { ProgressTokensRepository } from './progress-tokens.repository'
import { ScansListController } from './scans-list.controller'
import { ScansController } from './scans.controller'
import { ScansQueries } from './scans.queries'
import { ScanMetrics } from './scan-metrics'
import { StartScan } from './start-scan'
import { StartedScansRepository } from './started-scans.repository'
import { TaskQueue } from './task-queue'

const steps = [SearchSources, ResolveImages, CompareFingerprints, ExamineSuspects, RankFindings, WriteReport]

/** Scans from their start to their report. `tools`: what they work with; `index`: the image index. */
@Module({})
export class ScansModule {
  static forRoot(tools: DynamicModule, index: DynamicModule): DynamicModule {
    return {
      module: ScansModule,
      imports: [tools, index, VideoQueueModule, EntitlementsModule],
      controllers: [
        ScansController,
        ScansListController,
        ProgressController,
        ReportsController,
        FindingPicturesController,
        PublicPicturesController,
        WorksConsumer,
        OwnersConsumer,
      ],
      providers: [
        ...steps,
        { provide: STEPS, inject: steps, useFactory: (...all: Step[]) => all },
        WatchWork,
        WatchedWorksQueries,
        ReadWork,
        IndexImage,
        ResolvePicture,
        StorePicture,
        Sightings,
        FindSightings,
        CompareWithWork,
        ComparisonDatabase,
        PictureMemory,
        LikenessMemory,
        ForgetUnused,
        PatrolSightings,
        PatrolDatabase,
        NoteSighting,
        ExamineSuspect,
        TakeEvidence,
        QuoteEvidence,
        GatherEvidence,
        FindingsQueries,
        VisibleFindings,
        WriteScanReport,
        OpenReport,
        RemoveEvidence,
        DepartedOwners,
        HandOverScans,
        EraseOwner,
        StartScan,
        BeginScan,
        StartedScansRepository,
        IssueProgressToken,
        ProgressTokensRepository,
        CancelScan,
        EndScan,
        PlanStep,
        TaskQueue,
        ScanMetrics,
        ProgressLog,
        ProgressStreams,
        ScansQueries,
        PublicPicturesQueries,
        DoTask,
      ],
    }
  }
}
