import { Module, type DynamicModule } from '@nestjs/common'
import { DatabaseModule } from '@originseal/database'
import { HttpModule } from '@originseal/http'
import { MessagingModule } from '@originseal/messaging'
import type { Config } from './config'
import { database } from './data-source'
import { PasswordsModule } from './passwords/passwords.module'
import { SessionsModule } from './sessions/sessions.module'
import { TokensModule } from './tokens/tokens.module'
import { TrialVisitorsModule } from './trial-visitors/trial-visitors.module'

@Module({})
export class AppModule {
  static forRoot(config: Config): DynamicModule {
    const tokens = TokensModule.forRoot({ keyFolder: config.TOKEN_KEY_DIR })
    return {
      module: AppModule,
      imports: [
        HttpModule.forRoot({
          service: 'identity',
          logLevel: config.LOG_LEVEL,
          tokens: { identityUrl: `http://${config.SERVICE_HOST}:${config.SERVICE_PORT}` },
        }),
        DatabaseModule.forRoot(database(config.DATABASE_URL)),
        MessagingModule.forRoot({ service: 'identity', eventsUrl: config.EVENTS_DATABASE_URL }),
        tokens,
        PasswordsModule.forRoot({ atOnce: config.PASSWORD_HASHES_AT_ONCE }),
        SessionsModule.forRoot({
          publicUrl: config.PUBLIC_URL,
          accessTokenMinutes: config.ACCESS_TOKEN_MINUTES,
        }),
        TrialVisitorsModule.forRoot({ tokenHours: config.TRIAL_TOKEN_HOURS, imports: [tokens] }),
      ],
    }
  }
}
