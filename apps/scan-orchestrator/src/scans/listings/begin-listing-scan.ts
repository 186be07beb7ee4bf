import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Problem } from '@originseal/http'
import { SpendUnits } from '@originseal/units'
import { causeOf, spentByScan } from '../begin-scan'
import { PlanStep } from '../plan-step'
import { ProgressLog } from '../progress/progress-log.repository'
import { ScansRepository } from '../scans.repository'
import { SourceSwitches } from '../sources/source-switches.repository'
import { Sources } from '../sources/sources'

interface ListingScanToBegin {
  readonly ownerId: string
  readonly name: string
  readonly takesUnit: boolean
}

/** Writes a new search under a name with the tasks of its first step, and takes its unit, in the same transaction. */
@Injectable()
export class BeginListingScan {
  constructor(
    private readonly spendUnits: SpendUnits,
    private readonly scans: ScansRepository,
    private readonly log: ProgressLog,
    private readonly planStep: PlanStep,
    private readonly sources: Sources,
    private readonly switches: SourceSwitches,
  ) {}

  /** @returns the scan's id; @throws Problem LISTING_SCAN_UNAVAILABLE where no site would be searched, QUOTA_EXHAUSTED */
  async execute(tx: Tx, { ownerId, name, takesUnit }: ListingScanToBegin): Promise<string> {
    const off = await this.switches.off(tx)
    if (this.sources.sites.every((site) => off.has(site.name))) throw new Problem('LISTING_SCAN_UNAVAILABLE')
    const scan = { scanId: crypto.randomUUID(), name }
    const { scanId } = scan
    if (takesUnit)
      await this.spendUnits.execute(tx, {
        ownerId,
        unit: 'scan',
        quantity: 1,
        eventId: spentByScan(scanId),
        cause: causeOf(scan),
      })
    await this.scans.insertUnder(tx, { scanId, ownerId, name })
    await this.log.say(tx, scanId, 'queued', 0, { key: 'queued', values: {} })
    await this.planStep.execute(tx, scan, 'scanning')
    return scanId
  }
}
