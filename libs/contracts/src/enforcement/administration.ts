import { z } from 'zod'
import { exportReason } from '../exports'
import { dayRange, nextCursor, pageRequest } from '../paging'
import { id, instant, writtenLine, webUrl } from '../primitives'
import { caseNumber, caseState, caseView, listedCase } from './cases'
import { claimantStandings } from './claimants'
import { administeredNegotiation } from './negotiations'
import { correspondenceView } from './notices'

const count = z.number().int().nonnegative()
const reason = writtenLine(500).refine((text) => text.trim().length > 1, 'is empty')

/** A claimant whose notices want an administrator’s eye, and why. */
export const reviewedClaimant = z.object({
  ownerId: id,
  /** Who speaks in their notices, where that was given. */
  legalName: z.string().optional(),
  email: z.string().optional(),
  standing: z.enum(claimantStandings),
  /** How their notices of the last 180 days came out, and how many reports of abusive claims were upheld. */
  record: z.object({ upheld: count, bad: count, countered: count, abusive: count }),
  /** What an administrator has said, which counts before the record. */
  decision: z
    .object({
      standing: z.enum(claimantStandings),
      reason: z.string(),
      decidedBy: z.string(),
      decidedAt: instant,
    })
    .optional(),
})
export type ReviewedClaimant = z.infer<typeof reviewedClaimant>

/** So many whose record is worst, and so many who were decided about last. */
export const reviewedClaimantsShown = 100
export const listReviewedClaimantsResponse = z.object({
  data: z.array(reviewedClaimant).max(2 * reviewedClaimantsShown),
})
export type ListReviewedClaimantsResponse = z.infer<typeof listReviewedClaimantsResponse>

/** `good` lifts a suspension, `suspended` keeps it or begins one. */
export const decideClaimantRequest = z.object({ standing: z.enum(['good', 'suspended']), reason })
export type DecideClaimantRequest = z.infer<typeof decideClaimantRequest>

/** Why a mail changed no case. */
export const unrecognisedReasons = [
  'unreadable',
  'no-case',
  'unauthenticated',
  'other-sender',
  'unknown',
] as const

/** A mail that rules could not tell a case of. */
export const unrecognisedMail = z.object({
  id,
  receivedAt: instant,
  recipient: z.string(),
  why: z.enum(unrecognisedReasons),
  /** Absent where it could not be read. */
  from: z.string().optional(),
  subject: z.string().optional(),
  text: z.string().optional(),
  /** The case that it seems to be about. */
  caseNumber: caseNumber.optional(),
})
export type UnrecognisedMail = z.infer<typeof unrecognisedMail>

export const listUnrecognisedMailsResponse = z.object({
  data: z.object({ mails: z.array(unrecognisedMail), nextCursor }),
})
export type ListUnrecognisedMailsResponse = z.infer<typeof listUnrecognisedMailsResponse>

/** What an administrator takes a mail for; `other` is shown in the case and changes nothing. */
export const assignedAnswers = [
  'acknowledged',
  'supplement-asked',
  'removal-announced',
  'rejected',
  'counter-notice-received',
  'other',
] as const
export const assignMailRequest = z.object({ caseNumber, answer: z.enum(assignedAnswers), reason })
export type AssignMailRequest = z.infer<typeof assignMailRequest>

export const discardMailRequest = z.object({ reason })
export type DiscardMailRequest = z.infer<typeof discardMailRequest>

/** What administrators see of a case in a list. */
export const administeredCase = listedCase.extend({ ownerId: id })
export type AdministeredCase = z.infer<typeof administeredCase>

/** `GET /admin/cases`: newest first. */
export const listAdministeredCasesRequest = pageRequest.extend({
  /** Whole: the number of a case, or the id of a case, its owner or its work. */
  search: writtenLine(64).trim().min(1).optional(),
  state: caseState.optional(),
  /** Only cases whose clock has run for longer than the target. */
  late: z.stringbool().optional(),
  /** Only cases whose notice has waited to leave for longer than it should. */
  unsent: z.stringbool().optional(),
  /** By the day on which the case was opened. */
  ...dayRange.shape,
})
export type ListAdministeredCasesRequest = z.infer<typeof listAdministeredCasesRequest>
/** `POST /admin/cases/exports` */
export const exportAdministeredCasesRequest = listAdministeredCasesRequest
  .omit({ cursor: true, limit: true })
  .extend(exportReason.shape)
export const listAdministeredCasesResponse = z.object({ cases: z.array(administeredCase), nextCursor })
export type ListAdministeredCasesResponse = z.infer<typeof listAdministeredCasesResponse>

/** A case as its owner sees it, with whose it is, what was sent and came back, and where its negotiation stands. */
export const administeredCaseView = caseView.extend({
  ownerId: id,
  correspondence: correspondenceView.shape.data,
  /** Nothing of what was said in it; null where there is none. */
  negotiation: administeredNegotiation.nullable(),
})
export type AdministeredCaseView = z.infer<typeof administeredCaseView>

/** A respondent's report that a claim is abusive. */
export const claimReport = z.object({
  id,
  caseId: id,
  caseNumber,
  /** The claimant whose claim it is about. */
  ownerId: id,
  claimantName: z.string(),
  pageUrl: webUrl,
  text: z.string(),
  reportedAt: instant,
})
export type ClaimReport = z.infer<typeof claimReport>

export const listClaimReportsResponse = z.object({
  data: z.object({ reports: z.array(claimReport), nextCursor }),
})
export type ListClaimReportsResponse = z.infer<typeof listClaimReportsResponse>

export const claimReportDecisions = ['upheld', 'dismissed'] as const
export type ClaimReportDecision = (typeof claimReportDecisions)[number]

/** An upheld report stands in the claimant's record for 180 days; who reported reads the reason. */
export const decideClaimReportRequest = z.object({ decision: z.enum(claimReportDecisions), reason })
export type DecideClaimReportRequest = z.infer<typeof decideClaimReportRequest>
