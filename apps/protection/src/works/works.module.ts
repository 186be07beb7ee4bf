import { join } from 'node:path'
import { Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common'
import { Reads } from '@originseal/database'
import { ImageWorkers } from '@originseal/fingerprint'
import { openContentStore, openObjectStore, type ObjectStore } from '@originseal/storage'
import { outsideTransactions } from '@originseal/runtime'
import { ReceiveUpload } from '@originseal/uploads'
import { ExaminePicture, FairQueue } from '@originseal/picture-admission'
import type { Config } from '../config'
import { CompareWorks } from './compare-works'
import { ComparisonsQueries } from './comparisons.queries'
import { ComparisonsRepository } from './comparisons.repository'
import { EraseWorks } from './erase-works'
import { HandOverWorks } from './hand-over-works'
import { ListWorks } from './list-works'
import { MAX_BYTES, ReceiveWork } from './receive-work'
import { RecordWork } from './record-work'
import { RegisterWork } from './register-work'
import { RemoveFiles } from './remove-files'
import { RenditionsController } from './renditions.controller'
import { StoreWork } from './store-work'
import { SweepOrphans } from './sweep-orphans'
import { TrialVisitors } from './trial-visitors'
import { UploadLimitsController } from './upload-limits.controller'
import { WorkFiles } from './work-files'
import { WorksConsumer } from './works.consumer'
import { WorkIndex } from './work-index'
import { WorksController } from './works.controller'
import { WorksListController } from './works-list.controller'
import { WorksQueries } from './works.queries'
import { WorksRepository } from './works.repository'

const OBJECTS = Symbol('ObjectStore')

@Module({})
export class WorksModule implements OnApplicationShutdown {
  constructor(private readonly workers: ImageWorkers) {}

  static forRoot(config: Config, anchors: DynamicModule): DynamicModule {
    return {
      module: WorksModule,
      imports: [anchors],
      controllers: [
        WorksController,
        WorksListController,
        RenditionsController,
        UploadLimitsController,
        WorksConsumer,
      ],
      providers: [
        ReceiveWork,
        RegisterWork,
        RecordWork,
        StoreWork,
        CompareWorks,
        ComparisonsQueries,
        ComparisonsRepository,
        ExaminePicture,
        HandOverWorks,
        EraseWorks,
        RemoveFiles,
        ListWorks,
        WorksQueries,
        WorksRepository,
        SweepOrphans,
        {
          provide: WorkIndex,
          inject: [Reads],
          useFactory: (reads: Reads) =>
            new WorkIndex(reads, config.INDEX_DIR ?? join(config.STORAGE_DIR, '.index/protection')),
        },
        {
          provide: ImageWorkers,
          useFactory: () =>
            outsideTransactions(
              new ImageWorkers({
                workers: config.IMAGE_WORKERS,
                timeoutMs: config.IMAGE_TIMEOUT_MS,
                maxPixels: config.UPLOAD_MAX_PIXELS,
              }),
              'images',
            ),
        },
        {
          provide: OBJECTS,
          useFactory: async () => outsideTransactions(await openObjectStore(config), 'objects'),
        },
        {
          provide: FairQueue,
          useFactory: () =>
            new FairQueue({
              running: config.IMAGE_WORKERS,
              runningPerClient: Math.max(1, config.IMAGE_WORKERS - 1),
              waiting: config.UPLOADS_WAITING,
              waitingPerClient: config.UPLOADS_WAITING_PER_NETWORK,
              longestWaitMs: config.UPLOAD_LONGEST_WAIT_MS,
            }),
        },
        {
          provide: WorkFiles,
          inject: [OBJECTS],
          useFactory: async (objects: ObjectStore) =>
            new WorkFiles(objects, outsideTransactions(await openContentStore(config), 'content')),
        },
        {
          provide: TrialVisitors,
          useFactory: () => outsideTransactions(new TrialVisitors(config.IDENTITY_URL), 'identity'),
        },
        {
          provide: ReceiveUpload,
          inject: [OBJECTS],
          useFactory: (objects: ObjectStore) => new ReceiveUpload(objects),
        },
        { provide: MAX_BYTES, useValue: config.WORK_UPLOAD_MAX_BYTES ?? config.UPLOAD_MAX_BYTES },
      ],
      exports: [WorksQueries, WorkFiles, ImageWorkers],
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.workers.close()
  }
}
