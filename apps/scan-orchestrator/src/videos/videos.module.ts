import { Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common'
import { VideoWorkers } from '@originseal/fingerprint'
import { outsideTransactions } from '@originseal/runtime'
import { DepartedOwners } from '../owners/departed-owners'
import { CompareMoments } from './compare-moments'
import { FindMoments } from './find-moments'
import { LookAtVideo } from './look-at-video'
import { ReceiveVideo } from './receive-video'
import { RemoveVideo } from './remove-video'
import { RemoveVideoFiles } from './remove-video-files'
import { ScanVideo } from './scan-video'
import { SweepVideos } from './sweep-videos'
import { VideoFiles } from './video-files'
import { VideoQueueModule } from './video-queue.module'
import { VideosController } from './videos.controller'
import { VideosQueries } from './videos.queries'

/** Short videos (MEMBER-08). `tools`: files and picture workers; `index`: the image index. */
@Module({})
export class VideosModule implements OnApplicationShutdown {
  constructor(private readonly workers: VideoWorkers) {}

  static forRoot(tools: DynamicModule, index: DynamicModule): DynamicModule {
    return {
      module: VideosModule,
      imports: [tools, index, VideoQueueModule],
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
        DepartedOwners,
      ],
    }
  }

  onApplicationShutdown(): void {
    this.workers.close()
  }
}
