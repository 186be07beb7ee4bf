import { Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common'
import { VideoWorkers } from '@originseal/fingerprint'
import { outsideTransactions } from '@originseal/runtime'
import { TombstonesModule } from '../owners/tombstones.module'
import { CompareMoments } from './compare-moments'
import { FindMoments } from './find-moments'
import { LookAtVideo } from './look-at-video'
import { ReceiveVideo } from './receive-video'
import { RemoveVideo } from './remove-video'
import { RemoveVideoFiles } from './remove-video-files'
import { ScanVideo } from './scan-video'
import { SweepVideos } from './sweep-videos'
import { VideoFiles } from './video-files'
import { VideoQueue } from './video-queue'
import { VideosController } from './videos.controller'
import { VideosQueries } from './videos.queries'
import { VideosRepository } from './videos.repository'

/** Short videos (MEMBER-08). */
@Module({})
export class VideosModule implements OnApplicationShutdown {
  constructor(private readonly workers: VideoWorkers) {}

  static forRoot(infrastructure: DynamicModule, corpus: DynamicModule): DynamicModule {
    return {
      module: VideosModule,
      imports: [infrastructure, corpus, TombstonesModule],
      controllers: [VideosController],
      providers: [
        { provide: VideoWorkers, useFactory: () => outsideTransactions(new VideoWorkers(), 'films') },
        ReceiveVideo,
        ScanVideo,
        RemoveVideo,
        CompareMoments,
        FindMoments,
        LookAtVideo,
        RemoveVideoFiles,
        SweepVideos,
        VideoFiles,
        VideosQueries,
        VideoQueue,
        VideosRepository,
      ],
      exports: [VideoQueue],
    }
  }

  onApplicationShutdown(): void {
    this.workers.close()
  }
}
