import { Injectable } from '@nestjs/common'
import { recordStored, Transaction, type Tx } from '@originseal/database'
import { Problem, type Caller } from '@originseal/http'
import { SharedCalls } from '@originseal/runtime'
import type { OpenedObject } from '@originseal/storage'
import { visibleUnpaid } from '../findings/mask.rules'
import { VisibleFindings } from '../findings/visible-findings'
import { ScansQueries, type Scan } from '../scans/scans.queries'
import { EvidenceFiles } from './evidence-files'
import { WriteScanReport } from './write-scan-report'

/**
 * Gives the report that the caller may read. The one that a scan ends with hides what must be paid for; one
 * that hides nothing is printed when somebody who may see it first asks for it, and is the same bytes from then on.
 */
@Injectable()
export class OpenReport {
  private readonly printing = new SharedCalls<string>()

  constructor(
    private readonly transaction: Transaction,
    private readonly scans: ScansQueries,
    private readonly visibleFindings: VisibleFindings,
    private readonly writeScanReport: WriteScanReport,
    private readonly files: EvidenceFiles,
  ) {}

  /** @throws Problem SCAN_NOT_FOUND, SCAN_NOT_COMPLETED */
  async execute(scanId: string, caller: Caller): Promise<OpenedObject> {
    const scan = await this.scans.ofOwner(scanId, caller)
    if (scan.state !== 'completed' || !scan.reportKey) throw new Problem('SCAN_NOT_COMPLETED')
    const isWhole = (await this.visibleFindings.of(scan, caller)) > visibleUnpaid
    return this.files.open(isWhole ? await this.wholeReport(scan, scan.reportKey) : scan.reportKey)
  }

  private async wholeReport(scan: Scan, usual: string): Promise<string> {
    if (scan.wholeReportKey) return scan.wholeReportKey
    if (!(await this.visibleFindings.areAnyHidden(scan.id))) return usual
    return this.printing.run(scan.id, () => this.printWhole(scan))
  }

  /** Of processes that print at the same time the first to commit has written it. */
  private async printWhole({ id, workId }: Scan): Promise<string> {
    const { key } = await this.writeScanReport.execute(
      id,
      workId,
      Number.POSITIVE_INFINITY,
      `report-whole-${crypto.randomUUID()}`,
    )
    const kept = await recordStored(() => this.transaction.run((tx) => keep(tx, id, key)), {
      isOurs: (written) => written === key,
      discard: () => this.files.remove(key),
    })
    if (kept === undefined) throw new Problem('SCAN_NOT_FOUND') // erased while it was printed
    return kept
  }
}

/** The key of the report that counts: this one, unless there was one before; undefined where there is no such scan. */
async function keep(tx: Tx, scanId: string, key: string): Promise<string | undefined> {
  const [row] = await tx.query<{ key: string }>(
    `UPDATE scan SET whole_report_key = coalesce(whole_report_key, $2) WHERE id = $1
     RETURNING whole_report_key AS key`,
    [scanId, key],
  )
  return row?.key
}
