import { Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common'
import { ImageWorkers } from '@originseal/fingerprint'
import { outsideTransactions } from '@originseal/runtime'
import type { ObjectStore } from '@originseal/storage'
import { ReceiveUpload } from '@originseal/uploads'
import { ExaminePicture, FairQueue } from '@originseal/picture-admission'
import type { Config } from '../config'
import { OBJECTS } from '../objects.module'
import { ExaminePictures } from './examine-pictures'
import { PicturesController } from './pictures.controller'
import { PicturesQueries } from './pictures.queries'
import { PicturesRepository } from './pictures.repository'
import { SearchablePictures } from './searchable-pictures'
import { SearchPictures } from './search-pictures'

/** Pictures of marks: fingerprints, and the search by a picture that somebody sends. */
@Module({})
export class PicturesModule implements OnApplicationShutdown {
  constructor(private readonly workers: ImageWorkers) {}

  static forRoot(config: Config, objects: DynamicModule, register: DynamicModule): DynamicModule {
    return {
      module: PicturesModule,
      imports: [objects, register],
      controllers: [PicturesController],
      providers: [
        ExaminePicture,
        ExaminePictures,
        PicturesQueries,
        PicturesRepository,
        SearchablePictures,
        SearchPictures,
        {
          provide: ImageWorkers,
          useFactory: () =>
            outsideTransactions(
              new ImageWorkers({ workers: config.IMAGE_WORKERS, timeoutMs: config.IMAGE_TIMEOUT_MS }),
              'images',
            ),
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
          provide: ReceiveUpload,
          inject: [OBJECTS],
          useFactory: (store: ObjectStore) => new ReceiveUpload(store),
        },
      ],
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.workers.close()
  }
}
