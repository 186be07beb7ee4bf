import {
  Catch,
  Global,
  Inject,
  Injectable,
  Module,
  type DynamicModule,
  type INestApplication,
  type OnApplicationShutdown,
  type RpcExceptionFilter,
} from '@nestjs/common'
import type { MicroserviceOptions } from '@nestjs/microservices'
import { Readiness, outsideTransactions } from '@originseal/runtime'
import { throwError, type Observable } from 'rxjs'
import type { EventTransport } from './event-message'
import { EventMetrics } from './event-metrics'
import { EventServer } from './event-server'
import { openEventTransport, type EventSettings } from './event-settings'
import { Inbox } from './inbox'
import { Outbox } from './outbox'
import { PruneEvents, RETENTION_HOURS } from './prune-events'
import { Relay } from './relay'
import { EVENT_TRANSPORT } from './tokens'

export interface MessagingOptions {
  /** The service's name: its consumer group. */
  readonly service: string
  /** What carries events, and how long they are kept: the service's `eventSettings`. */
  readonly events: EventSettings
}

const SERVICE = Symbol('the name of the service')

@Injectable()
class MessagingLifecycle implements OnApplicationShutdown {
  constructor(
    @Inject(EVENT_TRANSPORT) private readonly transport: EventTransport,
    readiness: Readiness,
  ) {
    // While the carrier is away commands are accepted: what they say waits in the outbox.
    readiness.mention('events', () => transport.ready())
  }

  async onApplicationShutdown(): Promise<void> {
    await this.transport.close()
  }
}

/** Lets a handler's own error reach the transport, which retries it, instead of Nest's 'Internal server error'. */
@Catch()
export class KeepReason implements RpcExceptionFilter {
  catch(error: unknown): Observable<never> {
    return throwError(() => error)
  }
}

@Global()
@Module({})
export class MessagingModule {
  static forRoot(options: MessagingOptions): DynamicModule {
    return {
      module: MessagingModule,
      providers: [
        { provide: SERVICE, useValue: options.service },
        {
          provide: EVENT_TRANSPORT,
          useFactory: async () =>
            outsideTransactions(await openEventTransport(options.events, options.service), 'events'),
        },
        Outbox,
        Inbox,
        Relay,
        { provide: RETENTION_HOURS, useValue: options.events.EVENT_RETENTION_HOURS },
        PruneEvents,
        EventMetrics,
        MessagingLifecycle,
      ],
      exports: [EVENT_TRANSPORT, SERVICE, Outbox, Inbox, EventMetrics],
    }
  }
}

/** Begins to hear the events that the application's consumers ask for. */
export async function connectEvents(app: INestApplication): Promise<void> {
  const service = app.get<string>(SERVICE)
  const metrics = app.get(EventMetrics)
  const server = new EventServer(service, app.get(EVENT_TRANSPORT), app.get(Inbox))
  const microservice = app.connectMicroservice<MicroserviceOptions>(
    { strategy: server },
    { inheritAppConfig: false, deferInitialization: true },
  )
  microservice.useGlobalFilters(new KeepReason())
  await app.startAllMicroservices()
  if (server.listens) metrics.watch(service)
}
