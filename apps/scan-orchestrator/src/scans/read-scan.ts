import { Injectable } from '@nestjs/common'
import type { ReadScanResponse } from '@originseal/contracts'
import { noteSubject, type Caller } from '@originseal/http'
import { DecisionsQueries } from '../findings/decisions/decisions.queries'
import { FindingsQueries } from '../findings/findings.queries'
import { VisibleFindings } from '../findings/visible-findings'
import { CoverageQueries } from './coverage.queries'
import { toScanView } from './scan.view'
import { ScansQueries, type Scan } from './scans.queries'

/** A scan with what it has found, as far as the caller may see it. */
@Injectable()
export class ReadScan {
  constructor(
    private readonly scans: ScansQueries,
    private readonly coverage: CoverageQueries,
    private readonly findings: FindingsQueries,
    private readonly decisions: DecisionsQueries,
    private readonly visibleFindings: VisibleFindings,
  ) {}

  /** @throws Problem SCAN_NOT_FOUND */
  async execute(scanId: string, caller: Caller): Promise<ReadScanResponse> {
    return this.view(await this.scans.ofOwner(scanId, caller), caller)
  }

  /** As its owner sees it, whoever looks. @throws Problem SCAN_NOT_FOUND */
  async asOwner(scanId: string): Promise<ReadScanResponse> {
    const scan = await this.scans.byId(scanId)
    noteSubject(scan.ownerId)
    return this.view(scan, { role: 'member' })
  }

  private async view(scan: Scan, reader: Pick<Caller, 'role'>): Promise<ReadScanResponse> {
    const findings = scan.state === 'processing' ? [] : await this.findings.ofScan(scan.id)
    const visible = await this.visibleFindings.of(scan, reader)
    const [coverage, decisions] = await Promise.all([
      this.coverage.ofScan(scan.id),
      this.decisions.ofWork(scan.workId),
    ])
    return toScanView(scan, findings, coverage, visible, decisions)
  }
}
