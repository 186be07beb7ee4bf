import { Global, Module, type DynamicModule } from '@nestjs/common'
import { APP_FILTER, APP_GUARD, DiscoveryModule } from '@nestjs/core'
import { loggerModule, ReadinessModule } from '@originseal/runtime'
import { AccessGuard } from './access.guard'
import { DrainDeadline } from './drain-deadline'
import { HealthController } from './health.controller'
import { ProblemFilter } from './problem.filter'
import { RouteCheck } from './route-check'
import { TokenVerifier } from './token-verifier'

export interface HttpOptions {
  readonly service: string
  readonly logLevel: string
  /** Where identity publishes its keys, or a verifier of one's own. Absent: no token counts, everybody is a stranger. */
  readonly tokens?: { readonly identityUrl: string } | TokenVerifier
}

/** What every service that answers HTTP has: logs, health, errors in one form, and a guard on every route. */
@Global()
@Module({})
export class HttpModule {
  static forRoot(options: HttpOptions): DynamicModule {
    const { tokens } = options
    return {
      module: HttpModule,
      imports: [
        DiscoveryModule,
        ReadinessModule,
        loggerModule({ name: options.service, level: options.logLevel }),
      ],
      controllers: [HealthController],
      providers: [
        { provide: TokenVerifier, useFactory: () => verifierOf(tokens) },
        { provide: APP_FILTER, useClass: ProblemFilter },
        { provide: APP_GUARD, useClass: AccessGuard },
        RouteCheck,
        DrainDeadline,
      ],
      exports: [TokenVerifier],
    }
  }
}

function verifierOf(tokens: HttpOptions['tokens']): TokenVerifier {
  if (tokens === undefined) return TokenVerifier.trustingNobody()
  return tokens instanceof TokenVerifier ? tokens : TokenVerifier.fromIdentity(tokens.identityUrl)
}
