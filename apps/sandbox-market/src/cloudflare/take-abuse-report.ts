import { Injectable } from '@nestjs/common'
import { Idempotency } from '@originseal/http'
import { Jobs } from '@originseal/jobs'
import { listingsNamed } from '../abuse-mail/scenario.rules'
import { Site } from '../pages/site'
import { followReport } from './report-jobs'

/** So long until the shop has read what was passed on to it. */
const readAfterMs = 10_000

/** Takes a report and passes it on to the shops whose listings it names. */
@Injectable()
export class TakeAbuseReport {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly jobs: Jobs,
    private readonly site: Site,
  ) {}

  /** @returns the number of the report; the same for a repeat under the same key */
  async execute(urls: string, key: string | undefined): Promise<string> {
    const request = { key, scope: 'POST /client/v4/abuse-reports', request: { urls } }
    const { reportId } = await this.idempotency.once(request, async (tx) => {
      const runAt = new Date(Date.now() + readAfterMs)
      for (const listingId of listingsNamed(urls, this.site.address('')))
        await this.jobs.add(tx, followReport, { listingId }, { runAt, key: listingId })
      return { reportId: crypto.randomUUID() }
    })
    return reportId
  }
}
