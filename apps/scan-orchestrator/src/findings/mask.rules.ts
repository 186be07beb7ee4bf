import { hiddenLink, limits, type FindingView, type Role } from '@originseal/contracts'
import { seenAtOf, type PlaceDecisions } from './decisions/allowed.rules'
import { fraudRiskVersion } from './scores/fraud-risk.rules'
import type { LinkAccess } from './entitlements/entitlements.queries'
import type { Finding } from './findings.queries'

/** Seen whole by whoever has not paid, in the report that a scan ends with, too. */
export const visibleUnpaid = limits.unmaskedLinks

/** How many findings somebody may see whole; of the others nothing leaves that leads to their pages. */
export function visibleFindings(role: Role, access: LinkAccess): number {
  const { isPaid, isInPlan, isFromBeforePlans } = access
  const seesAll = role === 'admin' || isPaid || (role !== 'trial' && (isInPlan || isFromBeforePlans))
  return seesAll ? Number.POSITIVE_INFINITY : visibleUnpaid
}

export function isMasked(finding: Pick<Finding, 'rank'>, visible: number): boolean {
  return finding.rank > visible
}

/**
 * The addresses for `suspiciousLinks`: as many as may be seen, then one word for each of the rest. What its owner allows is
 * no suspect.
 */
export function suspiciousLinks(
  findings: readonly Pick<Finding, 'rank' | 'pageUrl' | 'capturedAt' | 'unchangedAt'>[],
  visible: number,
  decisions: PlaceDecisions,
): string[] {
  return findings
    .filter((finding) => !decisions.isAllowed(seenAtOf(finding)))
    .map((finding) => (isMasked(finding, visible) ? hiddenLink : finding.pageUrl))
}

/** What may leave of a finding. Built from nothing upwards: a field that is not named here stays inside. */
export function toFindingView(finding: Finding, visible: number, decisions: PlaceDecisions): FindingView {
  const masked = isMasked(finding, visible)
  const decision = decisions.of(seenAtOf(finding))
  const licence = decisions.licenceOf(seenAtOf(finding))
  const { comparison } = finding
  return {
    id: finding.id,
    rank: finding.rank,
    masked,
    ...(!masked && {
      pageUrl: finding.pageUrl,
      imageUrl: finding.imageUrl,
      ...(finding.listing?.title && { pageTitle: finding.listing.title }),
      ...(comparison.homography && { homography: [...comparison.homography] }),
    }),
    method: comparison.method,
    methodVersion: String(comparison.methodVersion),
    distance: comparison.distance,
    quality: comparison.quality,
    similarity: comparison.similarity,
    inliers: comparison.inliers,
    originScore: finding.originScore,
    originReasons: [...finding.originReasons],
    fraudRisk: finding.fraudRisk,
    fraudRiskVersion,
    fraudReasons: [...finding.fraudReasons],
    capturedAt: finding.capturedAt.toISOString(),
    ...(decision && { decision }),
    ...(licence && { licence: { notAfter: licence.notAfter?.toISOString() ?? null } }),
  }
}
