import { Injectable } from '@nestjs/common'
import { spendsUnits } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import type { Caller } from '@originseal/http'
import { SpendUnits } from '@originseal/units'
import { PlanStep } from './plan-step'
import { ProgressLog } from './progress/progress-log.repository'
import { ScansRepository } from './scans.repository'

/** The event that a scan's unit is spent by. */
export const spentByScan = (scanId: string): string => `scan:${scanId}`

/** Writes a new scan with the tasks of its first step; a member's takes a unit in the same transaction. */
@Injectable()
export class BeginScan {
  constructor(
    private readonly spendUnits: SpendUnits,
    private readonly scans: ScansRepository,
    private readonly log: ProgressLog,
    private readonly planStep: PlanStep,
  ) {}

  /** @throws Problem QUOTA_EXHAUSTED */
  async execute(tx: Tx, workId: string, ownerId: string, { role }: Caller): Promise<string> {
    const scanId = crypto.randomUUID()
    if (spendsUnits(role))
      await this.spendUnits.execute(tx, {
        ownerId,
        unit: 'scan',
        quantity: 1,
        eventId: spentByScan(scanId),
        cause: { kind: 'scan', id: scanId },
      })
    await this.scans.insert(tx, scanId, workId, ownerId)
    await this.log.say(tx, scanId, 'queued', 0, { key: 'queued', values: {} })
    await this.planStep.execute(tx, { scanId, workId }, 'scanning')
    return scanId
  }
}
