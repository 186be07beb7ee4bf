import { Global, Module, type DynamicModule } from '@nestjs/common'
import { AccountsQueries } from '../accounts/accounts.queries'
import { EndSessions } from './end-sessions'
import { OpenSession } from './open-session'
import { SessionCookies } from './session-cookies'
import { SESSION_TIMES, sessionTimes } from './session-times'
import { SessionsQueries } from './sessions.queries'
import { SessionsRepository } from './sessions.repository'

@Global()
@Module({})
export class SessionsModule {
  static forRoot(options: { publicUrl: string; accessTokenMinutes: number }): DynamicModule {
    return {
      module: SessionsModule,
      providers: [
        // Its own, because accounts end sessions: their module builds on this one.
        AccountsQueries,
        SessionsQueries,
        SessionsRepository,
        OpenSession,
        EndSessions,
        { provide: SESSION_TIMES, useValue: sessionTimes(options) },
        { provide: SessionCookies, useFactory: () => new SessionCookies(options.publicUrl) },
      ],
      exports: [OpenSession, EndSessions, SessionCookies, SessionsQueries],
    }
  }
}
