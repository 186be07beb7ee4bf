import { Injectable } from '@nestjs/common'
import { recordStored, Transaction } from '@originseal/database'
import { Problem } from '@originseal/http'
import { SharedCalls } from '@originseal/runtime'
import { EvidenceFiles } from '../../findings/reports/evidence-files'
import { WriteScanReport } from '../../findings/reports/write-scan-report'
import { CoverageQueries } from '../coverage.queries'
import type { Scan } from '../scans.queries'
import { ScansRepository } from '../scans.repository'

/** Prints the report of a scan that hides nothing, once. */
@Injectable()
export class PrintWholeReport {
  private readonly printing = new SharedCalls<string>()

  constructor(
    private readonly transaction: Transaction,
    private readonly scans: ScansRepository,
    private readonly coverage: CoverageQueries,
    private readonly writeScanReport: WriteScanReport,
    private readonly files: EvidenceFiles,
  ) {}

  /** @returns its key @throws Problem SCAN_NOT_FOUND: erased while it was printed */
  execute(scan: Scan): Promise<string> {
    return this.printing.run(scan.id, () => this.print(scan))
  }

  /** Of processes that print at the same time the first to commit has written it. */
  private async print(scan: Scan): Promise<string> {
    const coverage = await this.coverage.ofScan(scan.id)
    const name = `report-whole-${crypto.randomUUID()}`
    const { key } = await this.writeScanReport.execute({ ...scan, coverage }, Number.POSITIVE_INFINITY, name)
    const record = () => this.transaction.run((tx) => this.scans.keepWholeReport(tx, scan.id, key))
    const kept = await recordStored(record, {
      isOurs: (written) => written === key,
      discard: () => this.files.remove(key),
    })
    if (kept === undefined) throw new Problem('SCAN_NOT_FOUND')
    return kept
  }
}
