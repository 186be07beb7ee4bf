import type { CoverageEntry, ListedScan, ReadScanResponse } from '@originseal/contracts'
import type { PlaceDecisions } from '../findings/decisions/allowed.rules'
import type { Finding } from '../findings/findings.queries'
import { suspiciousLinks, toFindingView } from '../findings/mask.rules'
import type { ScanSummary } from './listed-scans.queries'
import type { Scan } from './scans.queries'

export function toScanView(
  scan: Scan,
  findings: readonly Finding[],
  coverage: CoverageEntry[],
  visible: number,
  decisions: PlaceDecisions,
): ReadScanResponse {
  return {
    data: {
      scanId: scan.id,
      fileId: scan.workId,
      status: scan.state,
      step: scan.step,
      progress: scan.progress,
      suspiciousLinks: suspiciousLinks(findings, visible, decisions),
      scanReportUrl: scan.reportKey ? `/api/scans/${scan.id}/report` : null,
      findings: findings.map((finding) => toFindingView(finding, visible, decisions)),
      coverage,
      imagesCompared: scan.imagesCompared,
      startedAt: scan.startedAt.toISOString(),
      endedAt: scan.endedAt?.toISOString() ?? null,
    },
  }
}

export function toListedScan({ id, workId, state, startedAt, endedAt, ...scan }: ScanSummary): ListedScan {
  const { title, step, progress, isScheduled, findings, highRisk } = scan
  return {
    scanId: id,
    fileId: workId,
    title,
    status: state,
    step,
    progress,
    isScheduled,
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    findings,
    highRisk,
  }
}
