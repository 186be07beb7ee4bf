import { Injectable } from '@nestjs/common'
import { mayDo } from '@originseal/contracts'
import { Transaction, type Tx } from '@originseal/database'
import { Problem, type Caller } from '@originseal/http'
import type { OpenedObject } from '@originseal/storage'
import { isMasked, visibleFindings } from '../findings/mask.rules'
import { FindingsQueries } from '../findings/findings.queries'
import { ScansQueries, type Scan } from '../scans/scans.queries'
import { EvidenceFiles } from './evidence-files'
import { WriteScanReport } from './write-scan-report'

/**
 * Gives the report that the caller may read. The one that a scan ends with hides what a trial visitor may not see; one
 * that hides nothing is printed when somebody who may see it first asks for it, and is the same bytes from then on.
 */
@Injectable()
export class OpenReport {
  constructor(
    private readonly transaction: Transaction,
    private readonly scans: ScansQueries,
    private readonly findings: FindingsQueries,
    private readonly writeScanReport: WriteScanReport,
    private readonly files: EvidenceFiles,
  ) {}

  /** @throws Problem SCAN_NOT_FOUND, SCAN_NOT_COMPLETED */
  async execute(scanId: string, caller: Caller): Promise<OpenedObject> {
    const scan = await this.scans.ofOwner(scanId, caller)
    if (scan.state !== 'completed' || !scan.reportKey) throw new Problem('SCAN_NOT_COMPLETED')
    const isWhole = mayDo(caller.role, 'finding:unmask')
    return this.files.open(isWhole ? await this.wholeReport(scan, scan.reportKey) : scan.reportKey)
  }

  private async wholeReport(scan: Scan, usual: string): Promise<string> {
    if (scan.wholeReportKey) return scan.wholeReportKey
    if (!(await this.hidesAnything(scan.id))) return usual
    return this.transaction.run(async (tx) => {
      await tx.query("SELECT pg_advisory_xact_lock(hashtextextended('whole report ' || $1, 0))", [scan.id])
      return (await this.written(tx, scan.id)) ?? (await this.write(tx, scan))
    })
  }

  private async hidesAnything(scanId: string): Promise<boolean> {
    const visible = visibleFindings('trial')
    return (await this.findings.ofScan(scanId)).some((finding) => isMasked(finding, visible))
  }

  private async written(tx: Tx, scanId: string): Promise<string | null | undefined> {
    const [row] = await tx.query<{ key: string | null }>(
      'SELECT whole_report_key AS key FROM scan WHERE id = $1',
      [scanId],
    )
    return row?.key
  }

  private async write(tx: Tx, { id, workId }: Scan): Promise<string> {
    const { key } = await this.writeScanReport.execute(id, workId, 'member', 'report-whole')
    const kept = await tx.query('UPDATE scan SET whole_report_key = $2 WHERE id = $1 RETURNING id', [id, key])
    if (kept.length > 0) return key
    await this.files.removeOf(id) // erased while it was printed
    throw new Problem('SCAN_NOT_FOUND')
  }
}
