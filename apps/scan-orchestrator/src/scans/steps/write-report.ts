import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { visibleUnpaid } from '../../findings/mask.rules'
import { WriteScanReport } from '../../findings/reports/write-scan-report'
import { ProgressLog } from '../progress/progress-log.repository'
import { CoverageQueries } from '../coverage.queries'
import { ScansQueries } from '../scans.queries'
import { ScansRepository } from '../scans.repository'
import type { LeasedTask } from '../tasks/task-queue'
import type { ScanOfWork } from '../any-scan'
import type { Commit, Payload, Step } from './step'

/** `report`: prints and signs what the scan did and found, as far as it may be seen unpaid. */
@Injectable()
export class WriteReport implements Step {
  readonly name = 'report'

  constructor(
    private readonly log: ProgressLog,
    private readonly scans: ScansRepository,
    private readonly queries: ScansQueries,
    private readonly coverage: CoverageQueries,
    private readonly writeScanReport: WriteScanReport,
  ) {}

  async plan(tx: Tx, { scanId }: ScanOfWork): Promise<Payload[]> {
    await this.log.say(tx, scanId, this.name, 0, { key: 'writing-report', values: {} })
    return [{}]
  }

  async run(task: LeasedTask, { scanId }: ScanOfWork): Promise<Commit> {
    // One name per task: a worker that lost its lease can't change the report of the one that took over.
    const name = `report-${task.id}`
    const scan = await this.queries.byId(scanId)
    const coverage = await this.coverage.ofScan(scanId)
    const { key, sha256 } = await this.writeScanReport.execute({ ...scan, coverage }, visibleUnpaid, name)
    return (tx) => this.scans.setReport(tx, scanId, key, sha256)
  }
}
