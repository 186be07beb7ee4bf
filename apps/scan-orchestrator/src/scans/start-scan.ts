import { Injectable } from '@nestjs/common'
import { spendsUnits, type StartScanResponse } from '@originseal/contracts'
import { Idempotency, ownedBy, Problem, type Caller } from '@originseal/http'
import { WatchedWorksQueries } from '../corpus/works/watched-works.queries'
import { BeginScan } from './begin-scan'
import { ProgressTokensRepository } from './progress/progress-tokens.repository'

/** Starts a scan for a work, or joins the one that is running for it. */
@Injectable()
export class StartScan {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly works: WatchedWorksQueries,
    private readonly beginScan: BeginScan,
    private readonly tokens: ProgressTokensRepository,
  ) {}

  /**
   * @param page an address to look at beside all sources; a scan that is running can't be given one
   * @throws Problem SCAN_WORK_NOT_FOUND also for somebody else's work; SCAN_ALREADY_RUNNING; QUOTA_EXHAUSTED
   */
  async execute(
    workId: string,
    page: string | undefined,
    caller: Caller,
    idempotencyKey: string | undefined,
  ): Promise<StartScanResponse> {
    const work = ownedBy(caller, await this.works.await(workId), 'SCAN_WORK_NOT_FOUND')
    const request = { key: idempotencyKey, scope: `start scan ${caller.userId}`, request: { workId, page } }
    return this.idempotency.once(request, async (tx) => {
      const { ownerId } = work
      const takesUnit = spendsUnits(caller.role)
      const scan = { workId, ownerId, isScheduled: false, takesUnit, page }
      const scanId = await this.beginScan.execute(tx, scan)
      if (scanId === undefined) throw new Problem('SCAN_WORK_NOT_FOUND') // changed hands this very moment
      return { scanId, progressToken: await this.tokens.issue(tx, scanId, ownerId), jobId: scanId }
    })
  }
}
