import type { ReportEntity } from './report.entity'
import type { ReportKind, ReportState } from './report.rules'

/** What anybody with the reference may see: no person, no text of theirs. */
export interface ReportView {
  readonly reference: string
  readonly listingId: string
  readonly kind: ReportKind
  readonly state: ReportState
  readonly receivedAt: Date
  readonly reviewedAt?: Date
  readonly decidedAt?: Date
}

/** What the desk needs to decide. */
export interface DeskReport extends ReportView {
  readonly reporterName: string
  readonly reporterEmail: string
  readonly originalUrl: string
  readonly statement: string
}

export function toReportView(report: ReportEntity): ReportView {
  return {
    reference: report.reference,
    listingId: report.listingId,
    kind: report.kind,
    state: report.state,
    receivedAt: report.receivedAt,
    reviewedAt: report.reviewedAt ?? undefined,
    decidedAt: report.decidedAt ?? undefined,
  }
}

export function toDeskReport(report: ReportEntity): DeskReport {
  const { reporterName, reporterEmail, originalUrl, statement } = report
  return { ...toReportView(report), reporterName, reporterEmail, originalUrl, statement }
}

export const kindWords: Readonly<Record<ReportKind, string>> = {
  copyright: '著作權',
  trademark: '商標',
  impersonation: '冒用身分',
}

export const stateWords: Readonly<Record<ReportState, string>> = {
  received: '已收到',
  'under-review': '審查中',
  removed: '商品已移除',
  rejected: '未成立',
}
