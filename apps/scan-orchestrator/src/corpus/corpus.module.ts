import { Module, type DynamicModule } from '@nestjs/common'
import { TombstonesModule } from '../owners/tombstones.module'
import { ComparisonCache } from './caches/comparison-cache.queries'
import { ForgetUnused } from './caches/forget-unused'
import { StoredPageCache } from './caches/page-cache.queries'
import { PictureCacheQueries } from './caches/picture-cache.queries'
import { PictureCacheRepository } from './caches/picture-cache.repository'
import { UnusedEntriesRepository } from './caches/unused-entries.repository'
import { CompareWithWork } from './images/compare-with-work'
import { FindImages } from './images/find-images'
import { ImagesQueries } from './images/images.queries'
import { ImagesRepository } from './images/images.repository'
import { IndexImage } from './images/index-image'
import { RecordImages } from './images/record-images'
import { ResolvePicture } from './images/resolve-picture'
import { SightingsQueries } from './images/sightings.queries'
import { SightingsRepository } from './images/sightings.repository'
import { ReadWork } from './works/read-work'
import { WatchWork } from './works/watch-work'
import { WatchedWorksQueries } from './works/watched-works.queries'
import { WatchedWorksRepository } from './works/watched-works.repository'
import { WorksConsumer } from './works/works.consumer'

const exported = [
  ComparisonCache,
  StoredPageCache,
  PictureCacheQueries,
  CompareWithWork,
  FindImages,
  ImagesQueries,
  RecordImages,
  ResolvePicture,
  SightingsQueries,
  ReadWork,
  WatchedWorksQueries,
]

/** Sealed works and the images that were ever crawled: their index, how they compare, and what crawls remember. */
@Module({})
export class CorpusModule {
  static forRoot(infrastructure: DynamicModule, index: DynamicModule): DynamicModule {
    return {
      module: CorpusModule,
      imports: [infrastructure, index, TombstonesModule],
      controllers: [WorksConsumer],
      providers: [
        ...exported,
        ForgetUnused,
        ImagesRepository,
        IndexImage,
        PictureCacheRepository,
        SightingsRepository,
        UnusedEntriesRepository,
        WatchWork,
        WatchedWorksRepository,
      ],
      exports: [...exported, index],
    }
  }
}
