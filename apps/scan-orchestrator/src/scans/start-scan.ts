import { Injectable } from '@nestjs/common'
import type { StartScanResponse } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Idempotency, ownedBy, Problem, type Caller } from '@originseal/http'
import { WatchedWorksQueries } from '../works/watched-works.queries'
import { PlanStep } from './plan-step'
import { ProgressLog } from './progress-log'
import { ProgressTokensRepository } from './progress-tokens.repository'
import { progressAt } from './scan.rules'

/** Starts a scan for a work, or joins the one that is running for it. */
@Injectable()
export class StartScan {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly works: WatchedWorksQueries,
    private readonly planStep: PlanStep,
    private readonly log: ProgressLog,
    private readonly tokens: ProgressTokensRepository,
  ) {}

  /** @throws Problem SCAN_WORK_NOT_FOUND also for somebody else's work */
  async execute(
    workId: string,
    caller: Caller,
    idempotencyKey: string | undefined,
  ): Promise<StartScanResponse> {
    const work = ownedBy(caller, await this.works.await(workId), 'SCAN_WORK_NOT_FOUND')
    const request = { key: idempotencyKey, scope: `start scan ${caller.userId}`, request: { workId } }
    return this.idempotency.once(request, async (tx) => {
      await tx.query("SELECT pg_advisory_xact_lock(hashtextextended('scan ' || $1, 0))", [workId])
      const ownerId = await this.works.holdOwner(tx, workId)
      if (ownerId !== work.ownerId) throw new Problem('SCAN_WORK_NOT_FOUND') // changed hands this very moment
      const scanId = (await this.running(tx, workId)) ?? (await this.begin(tx, workId, ownerId))
      return { scanId, progressToken: await this.tokens.issue(tx, scanId, ownerId), jobId: scanId }
    })
  }

  private async running(tx: Tx, workId: string): Promise<string | undefined> {
    const [scan] = await tx.query<{ id: string }>(
      "SELECT id FROM scan WHERE work_id = $1 AND state = 'processing'",
      [workId],
    )
    return scan?.id
  }

  private async begin(tx: Tx, workId: string, ownerId: string): Promise<string> {
    const scanId = crypto.randomUUID()
    await tx.query(
      `INSERT INTO scan (id, work_id, owner_id, state, step, progress, started_at)
       VALUES ($1, $2, $3, 'processing', 'queued', $4, now())`,
      [scanId, workId, ownerId, progressAt('queued', 0)],
    )
    await this.log.say(tx, scanId, 'queued', 0, { key: 'queued', values: {} })
    await this.planStep.execute(tx, { scanId, workId }, 'scanning')
    return scanId
  }
}
