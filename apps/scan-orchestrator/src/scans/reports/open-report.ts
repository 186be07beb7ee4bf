import { Injectable } from '@nestjs/common'
import { Problem, type Caller } from '@originseal/http'
import type { OpenedObject } from '@originseal/storage'
import { visibleUnpaid } from '../../findings/mask.rules'
import { EvidenceFiles } from '../../findings/reports/evidence-files'
import { VisibleFindings } from '../../findings/visible-findings'
import { ScansQueries, type Scan } from '../scans.queries'
import { PrintWholeReport } from './print-whole-report'

/**
 * Gives the report that the caller may read. The one that a scan ends with hides what must be paid for; one
 * that hides nothing is printed when somebody who may see it first asks for it, and is the same bytes from then on.
 */
@Injectable()
export class OpenReport {
  constructor(
    private readonly scans: ScansQueries,
    private readonly visibleFindings: VisibleFindings,
    private readonly printWholeReport: PrintWholeReport,
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
    return (await this.visibleFindings.areAnyHidden(scan.id)) ? this.printWholeReport.execute(scan) : usual
  }
}
