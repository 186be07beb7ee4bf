import { z } from 'zod'
import { nextCursor, pageRequest } from '../paging'
import { id, instant, sha256Hex, webUrl, writtenLine } from '../primitives'
import { fraudRisk } from '../scan-orchestrator/scans'
import { findingDecision } from './finding-decisions'
import { addressCautions, targetRefusal } from './judged-addresses'

/** What a takedown case can be in. */
export const caseStates = [
  'draft',
  'needs-input',
  'checking',
  'ready',
  'ready-by-hand',
  'filed',
  'supplement-asked',
  'verifying',
  'rejected',
  'removed',
  'countered',
  'litigation',
  'restored',
  'closed',
] as const
export const caseState = z.enum(caseStates)
export type CaseState = (typeof caseStates)[number]

/** How a case ended. */
export const caseOutcomes = [
  'kept-down',
  'settled',
  'withdrawn',
  'given-up',
  'abandoned',
  'owner-gone',
] as const
export const caseOutcome = z.enum(caseOutcomes)
export type CaseOutcome = (typeof caseOutcomes)[number]

/** Everything that can happen to a case and changes its state. */
export const caseEventKinds = [
  'open',
  'checks-passed',
  'checks-passed-by-hand',
  'checks-failed',
  'input-given',
  'dispatched',
  'filed-by-hand',
  'no-channel-left',
  'notice-held',
  'dispatch-unknown',
  'acknowledged',
  'bounced',
  'supplement-asked',
  'supplement-given',
  'supplement-given-by-hand',
  'supplement-lapsed',
  'removal-announced',
  'seems-down',
  'down-confirmed',
  'still-up',
  'rejected',
  'try-again',
  'up-again',
  'counter-notice-received',
  'lawsuit-proven',
  'put-back',
  'put-back-window-passed',
  'court-won',
  'court-lost',
  'watch-ended',
  'owner-gives-up',
  'owner-silent',
  'withdraw',
  'settled',
  'standstill-began',
  'standstill-ended',
  'owner-erased',
] as const
export const caseEventKind = z.enum(caseEventKinds)
export type CaseEventKind = (typeof caseEventKinds)[number]

/**
 * Why a signed notice did not go out: its case has ended, its claimant was suspended, both sides have settled, or the other side
 * waits for an answer.
 */
export const noticeHolds = ['case-closed', 'suspended', 'standstill', 'dispute'] as const
export type NoticeHold = (typeof noticeHolds)[number]

/** Why a standstill ended: what was agreed was not signed in time, or what was signed was not done. */
export const standstillEnds = ['unsigned', 'broken'] as const
export type StandstillEnd = (typeof standstillEnds)[number]

/** Who has to act next. */
export const caseActors = ['owner', 'us', 'platform', 'court', 'nobody'] as const
export type CaseActor = (typeof caseActors)[number]

/** Those in which a case waits for its owner, or has a period of the law to be kept by them. */
export const caseStatesOfOwner = [
  'needs-input',
  'ready-by-hand',
  'supplement-asked',
  'rejected',
  'countered',
  'restored',
] as const satisfies readonly CaseState[]

/** ZK-YYMM-NNN: year and month of the opening in Taiwan, and a number that goes on within the month. */
export const caseNumber = z.string().regex(/^ZK-\d{4}-\d{3,}$/)

/** Why a unit of a case came back. */
export const remedyReason = z.enum(['target-missed', 'unsuccessful'])

const count = z.number().int().nonnegative()

/** A case in a list. */
export const listedCase = z.object({
  id,
  number: caseNumber,
  workId: id,
  /** Of the work, where it is known. */
  title: z.string().optional(),
  pageUrl: webUrl,
  /** Of the page. */
  pageTitle: z.string().optional(),
  platform: z.string().optional(),
  state: caseState,
  outcome: caseOutcome.nullable(),
  /** The step of four that it is in; null where it came to nothing. */
  stage: z.number().int().min(1).max(4).nullable(),
  actor: z.enum(caseActors),
  /** Both sides have agreed, and what they agreed on runs: no notice goes out, and the 72 hours rest. */
  standsStill: z.boolean(),
  openedAt: instant,
  changedAt: instant,
  /** When the 72 hours end if nothing pauses them; null where they do not run. */
  dueAt: instant.nullable(),
  remedy: remedyReason.nullable(),
})
export type ListedCase = z.infer<typeof listedCase>

export const caseDeadline = z.object({
  name: z.string(),
  /** The last day, in the calendar's zone; null where the official calendar does not reach as far yet. */
  endsOn: z.iso.date().nullable(),
  endsAt: instant.nullable(),
})

export const caseTimeLineEntry = z.object({
  sequence: z.number().int().positive(),
  kind: z.string(),
  /** When it happened. */
  at: instant,
  by: z.enum(['owner', 'us', 'platform', 'administrator']),
  /** Null where it changed nothing: it is noted only. */
  stateAfter: caseState.nullable(),
  facts: z.record(z.string(), z.unknown()),
})

export const caseView = listedCase.extend({
  round: z.number().int().positive(),
  removedAt: instant.nullable(),
  /** Of its unit, once that came back: the entry of the ledger, and until when what came back can be spent. */
  refund: z
    .object({ entry: z.string(), quantity: count, at: instant, usableUntil: instant.nullable() })
    .optional(),
  /** Its owner was asked whether the copy is still there, because we are not welcome or see nothing. */
  askedAt: instant.optional(),
  clocks: z.object({
    /** Milliseconds that count against us and the platform. */
    ranMs: count,
    startedAt: instant.nullable(),
    isRunning: z.boolean(),
    endedAt: instant.nullable(),
    /** When it rested and for whom; `to` is null as long as it does. */
    pauses: z.array(
      z.object({ from: instant, to: instant.nullable(), by: z.enum(['owner', 'court', 'standstill']) }),
    ),
  }),
  deadlines: z.array(caseDeadline),
  timeLine: z.array(caseTimeLineEntry),
  /** Its owner has agreed that the public sees its number, platform and hours once the copy is removed. */
  isPublic: z.boolean(),
  /** There is a removal that may be shown: on the public web, and seen by more than its claimant. */
  canBePublic: z.boolean(),
  /** Hash of the last entry of the time line, which stands for all before it. */
  head: sha256Hex,
})
export type CaseView = z.infer<typeof caseView>

/** What an owner sees in their own browser. */
export const sightingAnswers = ['still-there', 'gone', 'cannot-tell'] as const
export type SightingAnswer = (typeof sightingAnswers)[number]
export const answerSightingRequest = z.object({ answer: z.enum(sightingAnswers) })

/** Given for a removed case only; taken back at any time. */
export const publishCaseRequest = z.object({ isPublic: z.boolean() })

export const listCasesRequest = pageRequest.extend({ state: caseState.optional(), workId: id.optional() })
export type ListCasesRequest = z.infer<typeof listCasesRequest>
export const listCasesResponse = z.object({
  data: z.object({
    cases: z.array(listedCase),
    /** Of all the caller's cases, by state; states without one are left out. */
    counts: z.partialRecord(caseState, count),
    nextCursor,
  }),
})
export type ListCasesResponse = z.infer<typeof listCasesResponse>

/** What a claimant says of a lawsuit; `lawsuit-proven` after the provider was shown that one was filed. */
export const courtSteps = [
  'lawsuit-proven',
  'court-won',
  'court-lost',
] as const satisfies readonly CaseEventKind[]
export const recordCourtStepRequest = z.object({
  step: z.enum(courtSteps),
  happenedAt: instant,
  /** The court and its number for the lawsuit. */
  reference: writtenLine(200).refine((text) => text.trim() !== '', 'is empty'),
})
export type RecordCourtStepRequest = z.infer<typeof recordCourtStepRequest>

/** So many are decided about at a time. */
export const mostFindingsAtOnce = 50
const findingIds = z.array(id).min(1).max(mostFindingsAtOnce)

export const openCasesRequest = z.object({ findingIds })
export type OpenCasesRequest = z.infer<typeof openCasesRequest>
/** All of them, or none. */
export const openCasesResponse = z.object({ data: z.object({ batchId: id, cases: z.array(listedCase) }) })
export type OpenCasesResponse = z.infer<typeof openCasesResponse>

export const decideFindingsRequest = z
  .object({ findingIds, decision: findingDecision, reason: writtenLine(500).optional() })
  .refine(({ decision, reason }) => decision !== 'ignored' || (reason ?? '').trim() !== '', {
    path: ['reason'],
    message: 'why it is ignored',
  })
export type DecideFindingsRequest = z.infer<typeof decideFindingsRequest>

export const reopenFindingsRequest = z.object({ findingIds })
export type ReopenFindingsRequest = z.infer<typeof reopenFindingsRequest>

/** A copy that its owner has to decide about. */
export const foundCopy = z.object({
  id,
  scanId: id,
  workId: id,
  /** Of the work, where it is known. */
  title: z.string().optional(),
  masked: z.boolean(),
  /** Absent where it is masked, as are the seller and the page's title. */
  pageUrl: webUrl.optional(),
  pageTitle: z.string().optional(),
  seller: z.string().optional(),
  platform: z.string().optional(),
  similarity: z.number().min(0).max(1),
  originScore: z.number().int().min(0).max(100),
  fraudRisk,
  capturedAt: instant,
})
export type FoundCopy = z.infer<typeof foundCopy>

/** A copy that its owner has decided about, with what they said; takedowns are cases. */
export const decidedCopy = foundCopy.extend({
  decision: findingDecision,
  reason: z.string().optional(),
  decidedAt: instant,
})
export type DecidedCopy = z.infer<typeof decidedCopy>

export const listDecisionsRequest = pageRequest.extend({ decision: findingDecision.optional() })
export type ListDecisionsRequest = z.infer<typeof listDecisionsRequest>
export const listDecisionsResponse = z.object({
  data: z.object({ copies: z.array(decidedCopy), nextCursor }),
})
export type ListDecisionsResponse = z.infer<typeof listDecisionsResponse>

/** Copies that one decision can end. */
export const foundGroup = z.object({
  by: z.enum(['seller', 'picture']),
  copies: z.array(foundCopy).min(1),
})
export type FoundGroup = z.infer<typeof foundGroup>

export const readWorkbenchRequest = pageRequest.extend({
  workId: id.optional(),
  risk: fraudRisk.optional(),
})
export type ReadWorkbenchRequest = z.infer<typeof readWorkbenchRequest>
export const readWorkbenchResponse = z.object({
  data: z.object({
    /** Copies that nothing was decided about; the aim is none. */
    open: count,
    /** A page of those that were asked for, the most certain first. */
    groups: z.array(foundGroup),
    /** What they are copies of, by title: of all pages. */
    works: z.array(z.object({ workId: id, title: z.string() })),
    nextCursor,
  }),
})
export type ReadWorkbenchResponse = z.infer<typeof readWorkbenchResponse>

export const previewCasesResponse = z.object({
  data: z.object({
    /** Takedown units that opening all of them would hold. */
    units: count,
    /** So many of them the owner does not have. */
    missing: count,
    findings: z.array(
      z.object({
        findingId: id,
        /** Why no case can be opened about it; absent where one can. */
        refusal: z
          .enum(['CASE_ALREADY_OPEN', 'FINDING_LINK_HIDDEN', 'USE_IS_LICENSED', ...targetRefusal.options])
          .optional(),
        ...addressCautions,
        /** How a notice gets there; absent where no way is known. */
        channel: z.enum(['automatic', 'by-hand']).optional(),
        /** Hours from filing to the removal at this platform: the median of what was measured, where that is enough. */
        medianHours: z.number().nonnegative().optional(),
      }),
    ),
  }),
})
export type PreviewCasesResponse = z.infer<typeof previewCasesResponse>

export const summarizeCasesResponse = z.object({
  data: z.object({
    counts: z.partialRecord(caseState, count),
    /** The earliest day by which the owner has to do something. */
    nextDeadline: caseDeadline.extend({ caseId: id, number: caseNumber }).nullable(),
    /** What wants the owner's eye, counter-notices first. */
    alerts: z.array(z.object({ caseId: id, number: caseNumber, state: caseState })),
    undecided: count,
  }),
})
export type SummarizeCasesResponse = z.infer<typeof summarizeCasesResponse>
