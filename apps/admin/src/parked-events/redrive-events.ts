import { Inject, Injectable } from '@nestjs/common'
import { eventListener, type EventListenerName, type RedriveEventsRequest } from '@originseal/contracts'
import { Idempotency, type Caller } from '@originseal/http'
import { defineJob, Jobs, OnJob, type RunningJob } from '@originseal/jobs'
import { EVENT_TRANSPORT, type EventTransport } from '@originseal/messaging'
import { z } from 'zod'

const redrive = z.object({ service: eventListener, ids: z.array(z.uuid()).optional() })
const redriveJob = defineJob({ name: 'events.redrive', payload: redrive })

/** Gives a service events once more. One that fails again is parked again; one that is not parked any more is left alone. */
@Injectable()
export class RedriveEvents {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly jobs: Jobs,
    @Inject(EVENT_TRANSPORT) private readonly transport: EventTransport,
  ) {}

  /** The carrier is told by a job, which goes on where this process ends. */
  async execute(
    service: EventListenerName,
    request: RedriveEventsRequest,
    caller: Caller,
    key?: string,
  ): Promise<void> {
    const { ids } = request
    const scope = `redriveEvents:${service} ${caller.userId}`
    await this.idempotency.once({ key, scope, request }, async (tx) => {
      await this.jobs.add(tx, redriveJob, { service, ...(ids && { ids }) })
      return {}
    })
  }

  @OnJob(redriveJob)
  async run({ payload: { service, ids } }: RunningJob<z.infer<typeof redrive>>): Promise<void> {
    await this.transport.redrive(service, { ...(ids && { ids }) })
  }
}
