import { Injectable } from '@nestjs/common'
import { keyExpiryHorizon, type ReadFiguresResponse } from '@originseal/contracts'
import { JobMetrics } from '@originseal/jobs'
import { EventMetrics } from '@originseal/messaging'
import { ProcessesQueries } from '../processes/processes.queries'
import { ProviderKeysQueries } from '../provider-keys/provider-keys.queries'

/** What of the back office itself waits for a person. Nothing of it is counted by the day. */
@Injectable()
export class ReadFigures {
  constructor(
    private readonly keys: ProviderKeysQueries,
    private readonly processes: ProcessesQueries,
    private readonly jobs: JobMetrics,
    private readonly events: EventMetrics,
  ) {}

  async execute(): Promise<ReadFiguresResponse> {
    const [servicesNotReady, expiringKeys, parkedJobs, parkedEvents] = await Promise.all([
      this.processes.servicesNotReady(),
      this.keys.endingUntil(keyExpiryHorizon(new Date())),
      this.jobs.parked(),
      this.events.parked(),
    ])
    return {
      series: [],
      queues: [
        { name: 'services-not-ready', waiting: servicesNotReady },
        { name: 'expiring-keys', waiting: expiringKeys },
        { name: 'parked-jobs', waiting: parkedJobs },
        { name: 'parked-events', waiting: parkedEvents },
      ],
    }
  }
}
