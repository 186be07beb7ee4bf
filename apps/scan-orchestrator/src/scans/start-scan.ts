import { Injectable } from '@nestjs/common'
import type { StartScanResponse } from '@originseal/contracts'
import { Idempotency, ownedBy, Problem, type Caller } from '@originseal/http'
import { WatchedWorksQueries } from '../corpus/works/watched-works.queries'
import { holdOwner } from '../corpus/works/works-of-owner.queries'
import { BeginScan } from './begin-scan'
import { ProgressTokensRepository } from './progress/progress-tokens.repository'
import { ScansRepository } from './scans.repository'

/** Starts a scan for a work, or joins the one that is running for it. */
@Injectable()
export class StartScan {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly works: WatchedWorksQueries,
    private readonly scans: ScansRepository,
    private readonly beginScan: BeginScan,
    private readonly tokens: ProgressTokensRepository,
  ) {}

  /** @throws Problem SCAN_WORK_NOT_FOUND also for somebody else's work; QUOTA_EXHAUSTED */
  async execute(
    workId: string,
    caller: Caller,
    idempotencyKey: string | undefined,
  ): Promise<StartScanResponse> {
    const work = ownedBy(caller, await this.works.await(workId), 'SCAN_WORK_NOT_FOUND')
    const request = { key: idempotencyKey, scope: `start scan ${caller.userId}`, request: { workId } }
    return this.idempotency.once(request, async (tx) => {
      await this.scans.lockWork(tx, workId)
      const ownerId = await holdOwner(tx, workId)
      if (ownerId !== work.ownerId) throw new Problem('SCAN_WORK_NOT_FOUND') // changed hands this very moment
      const scanId =
        (await this.scans.runningOf(tx, workId)) ??
        (await this.beginScan.execute(tx, workId, ownerId, caller))
      return { scanId, progressToken: await this.tokens.issue(tx, scanId, ownerId), jobId: scanId }
    })
  }
}
