import { Controller } from '@nestjs/common'
import type { ReadFiguresResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/protection/endpoints'
import { Endpoint } from '@originseal/http'
import { JobMetrics } from '@originseal/jobs'
import { EventMetrics } from '@originseal/messaging'

/** What the dashboard of the back office shows of this service: what it has given up. */
@Controller()
export class FiguresController {
  constructor(
    private readonly jobs: JobMetrics,
    private readonly events: EventMetrics,
  ) {}

  @Endpoint(endpoints.readProtectionFigures)
  async read(): Promise<ReadFiguresResponse> {
    const [parkedJobs, parkedEvents] = await Promise.all([this.jobs.parked(), this.events.parked()])
    return {
      series: [],
      queues: [
        { name: 'parked-jobs', waiting: parkedJobs },
        { name: 'parked-events', waiting: parkedEvents },
      ],
    }
  }
}
