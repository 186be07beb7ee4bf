import { Module, type DynamicModule, type Type } from '@nestjs/common'
import { DatabaseModule } from '@originseal/database'
import { HttpModule, IdempotencyModule } from '@originseal/http'
import { JobsModule } from '@originseal/jobs'
import { MessagingModule } from '@originseal/messaging'
import { scanUnits } from '@originseal/contracts'
import { UnitsModule } from '@originseal/units'
import type { Config } from './config'
import { database } from './data-source'
import { ImageIndexModule } from './image-index/image-index.module'
import { doTask } from './scans/task-queue'
import { ScansModule } from './scans/scans.module'
import { ToolsModule } from './tools.module'
import { VideosModule } from './videos/videos.module'

@Module({})
export class AppModule {
  static forRoot(config: Config): DynamicModule {
    const index = ImageIndexModule.forRoot(config)
    return {
      module: AppModule,
      imports: [
        HttpModule.forRoot({
          service: 'scan-orchestrator',
          logLevel: config.LOG_LEVEL,
          tokens: { identityUrl: config.IDENTITY_URL },
        }),
        DatabaseModule.forRoot(database(config.DATABASE_URL), config.MIGRATE_ON_START),
        ...(config.ROLE === 'index' ? [index] : scanning(config, index)),
      ],
    }
  }
}

function scanning(config: Config, index: DynamicModule): (DynamicModule | Type)[] {
  const tools = ToolsModule.forRoot(config)
  return [
    MessagingModule.forRoot({ service: 'scan-orchestrator', events: config }),
    IdempotencyModule,
    JobsModule.withPlaces([doTask, config.SCAN_CONCURRENCY]),
    index,
    ScansModule.forRoot(tools, index),
    VideosModule.forRoot(tools, index),
    UnitsModule.forRoot({ units: ['scan', 'video'], events: scanUnits }),
  ]
}
