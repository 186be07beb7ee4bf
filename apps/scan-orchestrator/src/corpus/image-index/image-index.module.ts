import { join } from 'node:path'
import { Module, type DynamicModule } from '@nestjs/common'
import { Reads } from '@originseal/database'
import { Readiness } from '@originseal/runtime'
import type { Config } from '../../config'
import { HeldIndex } from './held-index'
import { IMAGE_INDEX } from './image-index'
import { IndexController } from './index.controller'
import { ShardedIndex } from './sharded-index'

/** The image index as configured: held here, asked of others (`INDEX_URLS`), or served to others (`ROLE=index`). */
@Module({})
export class ImageIndexModule {
  static forRoot(config: Config): DynamicModule {
    return config.INDEX_URLS.length > 0 ? asked(config.INDEX_URLS) : held(config)
  }
}

function asked(urls: readonly string[]): DynamicModule {
  return {
    module: ImageIndexModule,
    providers: [{ provide: IMAGE_INDEX, useValue: new ShardedIndex(urls) }],
    exports: [IMAGE_INDEX],
  }
}

function held(config: Config): DynamicModule {
  const isServed = config.ROLE === 'index'
  const folder = config.INDEX_DIR ?? join(config.STORAGE_DIR, '.index/scan-orchestrator')
  return {
    module: ImageIndexModule,
    controllers: isServed ? [IndexController] : [],
    providers: [
      {
        provide: HeldIndex,
        inject: [Reads, Readiness],
        useFactory: (reads: Reads, readiness: Readiness) => {
          const index = new HeldIndex(reads, folder, config.INDEX_SHARD)
          // Otherwise only a scan needs it, and waits for it itself.
          if (isServed) readiness.require('image index', () => index.follow())
          return index
        },
      },
      { provide: IMAGE_INDEX, useExisting: HeldIndex },
    ],
    exports: [IMAGE_INDEX],
  }
}
