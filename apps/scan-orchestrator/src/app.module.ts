import { Module, type DynamicModule } from '@nestjs/common'
import { DatabaseModule } from '@originseal/database'
import { HttpModule, IdempotencyModule } from '@originseal/http'
import { MessagingModule } from '@originseal/messaging'
import type { Config } from './config'
import { database } from './data-source'
import { ScansModule } from './scans/scans.module'
import { ToolsModule } from './tools.module'

@Module({})
export class AppModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        HttpModule.forRoot({
          service: 'scan-orchestrator',
          logLevel: config.LOG_LEVEL,
          tokens: { identityUrl: config.IDENTITY_URL },
        }),
        DatabaseModule.forRoot(database(config.DATABASE_URL)),
        MessagingModule.forRoot({
          service: 'scan-orchestrator',
          events: config,
        }),
        IdempotencyModule,
        ScansModule.forRoot(config, ToolsModule.forRoot(config)),
      ],
    }
  }
}
