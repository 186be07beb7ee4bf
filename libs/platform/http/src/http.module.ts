import { Global, Module, type DynamicModule, type FactoryProvider, type Provider } from '@nestjs/common'
import { APP_FILTER, APP_GUARD, DiscoveryModule } from '@nestjs/core'
import { loggerModule, MetricsModule, Readiness, ReadinessModule } from '@originseal/runtime'
import { AccessGuard } from './access.guard'
import { DrainDeadline } from './drain-deadline'
import { HealthController } from './health.controller'
import { ProblemFilter } from './problem.filter'
import { ProcessReports, type ReportingProcess } from './process-reports'
import { Revocations } from './revocations'
import { RouteCheck } from './route-check'
import { StopNotice } from './stop-notice'
import { TokenVerifier } from './token-verifier'

/** Made of what global modules export. */
export type OwnVerifier = Required<Pick<FactoryProvider<TokenVerifier>, 'inject' | 'useFactory'>>

export interface HttpOptions {
  readonly service: string
  readonly logLevel: string
  /** Makes this one of the processes whose state administrators see. Absent: it is none of theirs. */
  readonly reports?: ReportingProcess
  /**
   * Where identity publishes its keys and what it has revoked, or a verifier of one's own, or how to make one.
   * Absent: no token counts, everybody is a stranger.
   */
  readonly tokens?: { readonly identityUrl: string } | TokenVerifier | OwnVerifier
}

/** What every service that answers HTTP has: logs, health, errors in one form, and a guard on every route. */
@Global()
@Module({})
export class HttpModule {
  static forRoot(options: HttpOptions): DynamicModule {
    const { tokens, reports } = options
    return {
      module: HttpModule,
      imports: [
        DiscoveryModule,
        ReadinessModule,
        MetricsModule,
        loggerModule({ name: options.service, level: options.logLevel }),
      ],
      controllers: [HealthController],
      providers: [
        ...verifierOf(tokens),
        ...reportsOf(reports),
        { provide: APP_FILTER, useClass: ProblemFilter },
        { provide: APP_GUARD, useClass: AccessGuard },
        RouteCheck,
        StopNotice,
        DrainDeadline,
      ],
      exports: [TokenVerifier],
    }
  }
}

function verifierOf(tokens: HttpOptions['tokens']): Provider[] {
  if (tokens === undefined) return [{ provide: TokenVerifier, useValue: TokenVerifier.trustingNobody() }]
  if (tokens instanceof TokenVerifier) return [{ provide: TokenVerifier, useValue: tokens }]
  if (!('identityUrl' in tokens)) return [{ provide: TokenVerifier, ...tokens }]
  const { identityUrl } = tokens
  return [
    { provide: Revocations, useFactory: () => new Revocations(identityUrl) },
    {
      provide: TokenVerifier,
      inject: [Revocations],
      useFactory: ({ hasEnded }: Revocations) => TokenVerifier.fromIdentity(identityUrl, hasEnded),
    },
  ]
}

function reportsOf(reports: HttpOptions['reports']): Provider[] {
  if (reports?.adminUrl === undefined) return []
  const { adminUrl, ...process } = reports
  return [
    {
      provide: ProcessReports,
      inject: [Readiness],
      useFactory: (readiness: Readiness) => new ProcessReports({ ...process, adminUrl }, readiness),
    },
  ]
}
