import type { CoverageEntry, ReadScanResponse, Role } from '@originseal/contracts'
import type { Finding } from '../findings/findings.queries'
import { suspiciousLinks, toFindingView, visibleFindings } from '../findings/mask.rules'
import type { Scan } from './scans.queries'

export function toScanView(
  scan: Scan,
  findings: readonly Finding[],
  coverage: CoverageEntry[],
  role: Role,
): ReadScanResponse {
  const visible = visibleFindings(role)
  return {
    data: {
      scanId: scan.id,
      fileId: scan.workId,
      status: scan.state,
      step: scan.step,
      progress: scan.progress,
      suspiciousLinks: suspiciousLinks(findings, visible),
      scanReportUrl: scan.reportKey ? `/api/scans/${scan.id}/report` : null,
      findings: findings.map((finding) => toFindingView(finding, visible)),
      coverage,
      imagesCompared: scan.imagesCompared,
      startedAt: scan.startedAt.toISOString(),
      endedAt: scan.endedAt?.toISOString() ?? null,
    },
  }
}
