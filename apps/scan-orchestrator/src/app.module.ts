import { Module, type DynamicModule, type Type } from '@nestjs/common'
import * as jobEndpoints from '@originseal/contracts/scan-orchestrator/job-endpoints'
import { DatabaseModule } from '@originseal/database'
import { HttpModule, IdempotencyModule, jobAdministration } from '@originseal/http'
import { JobsModule } from '@originseal/jobs'
import { MessagingModule } from '@originseal/messaging'
import { ProviderKeysModule } from '@originseal/provider-keys'
import { scanUnits } from '@originseal/contracts'
import { UnitsModule } from '@originseal/units'
import type { Config } from './config'
import { database } from './data-source'
import { CorpusModule } from './corpus/corpus.module'
import { ImageIndexModule } from './corpus/image-index/image-index.module'
import { FiguresController } from './figures.controller'
import { FindingsModule } from './findings/findings.module'
import { InfrastructureModule } from './infrastructure.module'
import { OwnersModule } from './owners/owners.module'
import { ScansOfOwner } from './scans/scans-of-owner'
import { doTask } from './scans/tasks/task-queue'
import { ScansModule } from './scans/scans.module'
import { VideoQueue } from './videos/video-queue'
import { VideosModule } from './videos/videos.module'

@Module({})
export class AppModule {
  static forRoot(config: Config): DynamicModule {
    const index = ImageIndexModule.forRoot(config)
    return {
      module: AppModule,
      controllers: config.ROLE === 'index' ? [] : [FiguresController],
      imports: [
        HttpModule.forRoot({
          service: 'scan-orchestrator',
          logLevel: config.LOG_LEVEL,
          reports: {
            service: 'scan-orchestrator',
            adminUrl: config.ADMIN_URL,
            version: config.BUILD_VERSION,
          },
          tokens: { identityUrl: config.IDENTITY_URL },
        }),
        DatabaseModule.forRoot(database(config.DATABASE_URL), config.MIGRATE_ON_START),
        ...(config.ROLE === 'index' ? [index] : scanning(config, index)),
      ],
    }
  }
}

function scanning(config: Config, index: DynamicModule): (DynamicModule | Type)[] {
  const infrastructure = InfrastructureModule.forRoot(config)
  const corpus = CorpusModule.forRoot(infrastructure, index)
  const findings = FindingsModule.forRoot(infrastructure, corpus)
  const scans = ScansModule.forRoot(config, [infrastructure, corpus, findings])
  const videos = VideosModule.forRoot(infrastructure, corpus)
  return [
    MessagingModule.forRoot({ service: 'scan-orchestrator', events: config }),
    IdempotencyModule,
    JobsModule.withPlaces([doTask, config.SCAN_CONCURRENCY]),
    jobAdministration({
      list: jobEndpoints.listScanJobs,
      retry: jobEndpoints.retryScanJobs,
      discard: jobEndpoints.discardScanJob,
    }),
    ProviderKeysModule.forRoot('scan-orchestrator', config),
    corpus,
    findings,
    scans,
    videos,
    OwnersModule.forRoot([scans, videos], [ScansOfOwner, VideoQueue]),
    UnitsModule.forRoot({ units: ['scan', 'video'], events: scanUnits }),
  ]
}
