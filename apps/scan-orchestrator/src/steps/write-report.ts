import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { visibleUnpaid } from '../findings/mask.rules'
import { WriteScanReport } from '../reports/write-scan-report'
import { ProgressLog } from '../scans/progress-log'
import type { LeasedTask } from '../scans/task-queue'
import type { Commit, Payload, ScanOfWork, Step } from './step'

/** `report`: prints and signs what the scan did and found, as far as it may be seen unpaid. */
@Injectable()
export class WriteReport implements Step {
  readonly name = 'report'

  constructor(
    private readonly log: ProgressLog,
    private readonly writeScanReport: WriteScanReport,
  ) {}

  async plan(tx: Tx, { scanId }: ScanOfWork): Promise<Payload[]> {
    await this.log.say(tx, scanId, this.name, 0, { key: 'writing-report', values: {} })
    return [{}]
  }

  async run(task: LeasedTask, { scanId, workId }: ScanOfWork): Promise<Commit> {
    // One name per task: a worker that lost its lease can't change the report of the one that took over.
    const name = `report-${task.id}`
    const { key, sha256 } = await this.writeScanReport.execute(scanId, workId, visibleUnpaid, name)
    return async (tx) => {
      await tx.query('UPDATE scan SET report_key = $2, report_sha256 = $3 WHERE id = $1', [
        scanId,
        key,
        sha256,
      ])
    }
  }
}
