import { Injectable } from '@nestjs/common'
import type { ReadScanResponse } from '@originseal/contracts'
import type { Caller } from '@originseal/http'
import { DecisionsQueries } from '../findings/decisions/decisions.queries'
import { FindingsQueries } from '../findings/findings.queries'
import { VisibleFindings } from '../findings/visible-findings'
import { CoverageQueries } from './coverage.queries'
import { toScanView } from './scan.view'
import { ScansQueries } from './scans.queries'

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
    const scan = await this.scans.ofOwner(scanId, caller)
    const findings = scan.state === 'processing' ? [] : await this.findings.ofScan(scanId)
    const visible = await this.visibleFindings.of(scan, caller)
    const [coverage, decisions] = await Promise.all([
      this.coverage.ofScan(scanId),
      this.decisions.ofWork(scan.workId),
    ])
    return toScanView(scan, findings, coverage, visible, decisions)
  }
}
