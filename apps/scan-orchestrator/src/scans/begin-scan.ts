import { Injectable } from '@nestjs/common'
import type { UnitCause } from '@originseal/contracts'
import { GIVEN_PAGE } from '@originseal/crawling'
import type { Tx } from '@originseal/database'
import { Problem } from '@originseal/http'
import { SpendUnits } from '@originseal/units'
import { holdOwner } from '../corpus/works/works-of-owner.queries'
import { PlanStep } from './plan-step'
import { JournalRepository } from './sources/journal.repository'
import type { AnyScan } from './any-scan'
import { ProgressLog } from './progress/progress-log.repository'
import { ScansRepository, type NewScan } from './scans.repository'

/** The event that a scan's unit is spent by. */
export const spentByScan = (scanId: string): string => `scan:${scanId}`

/** What the units of a scan are said to be for. */
export const causeOf = (scan: AnyScan): UnitCause => ({
  kind: 'workId' in scan ? 'scan' : 'listing-scan',
  id: scan.scanId,
})

export interface ScanToBegin extends Omit<NewScan, 'scanId'> {
  readonly takesUnit: boolean
  /** A page to look at beside all others. */
  readonly page?: string | undefined
}

/** Writes a new scan with the tasks of its first step, and takes its unit, if it costs one, in the same transaction. */
@Injectable()
export class BeginScan {
  constructor(
    private readonly spendUnits: SpendUnits,
    private readonly scans: ScansRepository,
    private readonly log: ProgressLog,
    private readonly planStep: PlanStep,
    private readonly journal: JournalRepository,
  ) {}

  /**
   * @returns the scan's id, which is that of the one that is running for the work; undefined where the work is not this
   * owner's any more
   * @throws Problem QUOTA_EXHAUSTED; SCAN_ALREADY_RUNNING, if it can't look at the page any more
   */
  async execute(tx: Tx, scan: ScanToBegin): Promise<string | undefined> {
    await this.scans.lockWork(tx, scan.workId)
    if ((await holdOwner(tx, scan.workId)) !== scan.ownerId) return undefined
    const running = await this.scans.runningOf(tx, scan.workId)
    if (running !== undefined && scan.page !== undefined) throw new Problem('SCAN_ALREADY_RUNNING')
    return running ?? this.begin(tx, scan)
  }

  private async begin(tx: Tx, { takesUnit, page, ...scan }: ScanToBegin): Promise<string> {
    const { workId, ownerId } = scan
    const scanId = crypto.randomUUID()
    if (takesUnit)
      await this.spendUnits.execute(tx, {
        ownerId,
        unit: 'scan',
        quantity: 1,
        eventId: spentByScan(scanId),
        cause: causeOf({ scanId, workId }),
      })
    await this.scans.insert(tx, { scanId, ...scan })
    if (page !== undefined)
      await this.journal.insertLinks(tx, { scanId, source: GIVEN_PAGE }, [{ url: page, priority: 0 }])
    await this.log.say(tx, scanId, 'queued', 0, { key: 'queued', values: {} })
    await this.planStep.execute(tx, { scanId, workId }, 'scanning')
    return scanId
  }
}
