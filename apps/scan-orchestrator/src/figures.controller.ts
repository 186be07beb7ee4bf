import { Controller } from '@nestjs/common'
import type { ReadFiguresResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/scan-orchestrator/endpoints'
import { Endpoint } from '@originseal/http'
import { JobMetrics } from '@originseal/jobs'
import { EventMetrics } from '@originseal/messaging'
import { ScanSources } from './scans/sources/administration/scan-sources'

/** What the dashboard of the back office shows of this service: what it has given up, and sources that do not answer. */
@Controller()
export class FiguresController {
  constructor(
    private readonly jobs: JobMetrics,
    private readonly events: EventMetrics,
    private readonly sources: ScanSources,
  ) {}

  @Endpoint(endpoints.readScanFigures)
  async read(): Promise<ReadFiguresResponse> {
    const [failing, parkedJobs, parkedEvents] = await Promise.all([
      this.sources.failing(),
      this.jobs.parked(),
      this.events.parked(),
    ])
    return {
      series: [],
      queues: [
        { name: 'failing-sources', waiting: failing },
        { name: 'parked-jobs', waiting: parkedJobs },
        { name: 'parked-events', waiting: parkedEvents },
      ],
    }
  }
}
