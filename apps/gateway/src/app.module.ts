import { Module, type DynamicModule } from '@nestjs/common'
import { HttpModule } from '@originseal/http'
import type { Config } from './config'

@Module({})
export class AppModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        HttpModule.forRoot({
          service: 'gateway',
          logLevel: config.LOG_LEVEL,
          reports: { service: 'gateway', adminUrl: config.ADMIN_URL, version: config.BUILD_VERSION },
          tokens: { identityUrl: config.IDENTITY_URL },
        }),
      ],
    }
  }
}
