import { Global, Module, type DynamicModule } from '@nestjs/common'
import { AccountsQueries } from '../accounts/accounts.queries'
import { ServerSecret } from '../tokens/server-secret'
import { AccessTokens } from './access-tokens'
import { CheckCredentials } from './check-credentials'
import { EndSessions } from './end-sessions'
import { ForgetSessions } from './forget-sessions'
import { KnownDevices } from './known-devices'
import { LogIn } from './log-in'
import { LogOut } from './log-out'
import { LogOutEverywhere } from './log-out-everywhere'
import { OpenSession } from './open-session'
import { RefreshSession } from './refresh-session'
import { RotateRefreshToken } from './rotate-refresh-token'
import { SessionCookies } from './session-cookies'
import { SESSION_TIMES, sessionTimes } from './session-times'
import { SessionsController } from './sessions.controller'
import { SessionsQueries } from './sessions.queries'
import { SessionsRepository } from './sessions.repository'
import { VerificationController } from './verification.controller'
import { VerifySession } from './verify-session'

@Global()
@Module({})
export class SessionsModule {
  static forRoot(options: { publicUrl: string; accessTokenMinutes: number }): DynamicModule {
    return {
      module: SessionsModule,
      controllers: [SessionsController, VerificationController],
      providers: [
        // Its own, because accounts end sessions: their module builds on this one.
        AccountsQueries,
        ...[SessionsQueries, SessionsRepository, AccessTokens, RotateRefreshToken, ForgetSessions],
        ...[CheckCredentials, LogIn, LogOut, LogOutEverywhere, RefreshSession, VerifySession],
        ...[OpenSession, EndSessions],
        { provide: SESSION_TIMES, useValue: sessionTimes(options) },
        { provide: SessionCookies, useFactory: () => new SessionCookies(options.publicUrl) },
        {
          provide: KnownDevices,
          inject: [ServerSecret],
          useFactory: (secret: ServerSecret) => new KnownDevices(secret.derive('known devices')),
        },
      ],
      exports: [OpenSession, EndSessions, KnownDevices, SessionCookies, SessionsQueries],
    }
  }
}
