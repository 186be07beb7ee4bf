import { z } from 'zod'
import { unitEventsOf } from '../billing/unit-events'
import { defineEvent } from '../event'
import { id, instant } from '../primitives'
import { digestSubmittedBy } from '../protection/digest-events'
import { caseNumber, caseOutcome, caseStatesOfOwner, remedyReason } from './cases'
import { placeDecision } from './finding-decisions'
import { licenceEnds } from './licences'
import { agreementLapses, respondentAnswers, undertakingResults } from './negotiations'

/** What every fact about a case says. No address and no person but its owner's id. */
const ofCase = {
  caseId: id,
  number: caseNumber,
  ownerId: id,
  workId: id,
  /** Of the work, where it is known. */
  title: z.string().optional(),
  at: instant,
}
const key = ({ caseId }: { caseId: string }): string => caseId

export const caseOpened = defineEvent({
  name: 'enforcement.case-opened.v1',
  key,
  payload: z.object(ofCase),
})

/** A platform has been told, for the first time or once more. */
export const caseFiled = defineEvent({
  name: 'enforcement.case-filed.v1',
  key,
  payload: z.object({ ...ofCase, round: z.number().int().positive() }),
})

/** What a platform says that asks nothing of the owner. */
export const caseAnswer = z.enum(['acknowledged', 'removal-announced'])

/** A platform has answered, without a decision that its owner has to follow. */
export const caseAnswered = defineEvent({
  name: 'enforcement.case-answered.v1',
  key,
  payload: z.object({ ...ofCase, answer: caseAnswer }),
})

/** The copy is down, and that is confirmed. */
export const caseRemoved = defineEvent({
  name: 'enforcement.case-removed.v1',
  key,
  payload: z.object({ ...ofCase, round: z.number().int().positive(), firstDownAt: instant }),
})

/** The copy is there again; its case goes on without another unit. */
export const caseRelapsed = defineEvent({
  name: 'enforcement.case-relapsed.v1',
  key,
  payload: z.object({ ...ofCase, round: z.number().int().positive() }),
})

/** Its owner has to do something before it goes on. */
export const caseActionNeeded = defineEvent({
  name: 'enforcement.case-action-needed.v1',
  key,
  payload: z.object({
    ...ofCase,
    state: z.enum(caseStatesOfOwner),
  }),
})

/** Its owner was reminded of a period that ends soon. */
export const caseReminded = defineEvent({
  name: 'enforcement.case-reminded.v1',
  key,
  payload: z.object({ ...ofCase, deadline: z.string(), endsAt: instant }),
})

/** We can't see whether the copy is still there: its owner is asked to look. */
export const sightingAsked = defineEvent({
  name: 'enforcement.sighting-asked.v1',
  key,
  payload: z.object(ofCase),
})

/** The other side of a case has answered on its page. What it wrote is not in the fact. */
export const respondentAnswered = defineEvent({
  name: 'enforcement.respondent-answered.v1',
  key,
  payload: z.object({ ...ofCase, answer: z.enum(respondentAnswers) }),
})

/** An offer of the other side ends soon, and its owner has not decided about it. */
export const offerWaiting = defineEvent({
  name: 'enforcement.offer-waiting.v1',
  key,
  payload: z.object({ ...ofCase, expiresAt: instant }),
})

/** An objection of the other side waits for its owner's answer. */
export const objectionWaiting = defineEvent({
  name: 'enforcement.objection-waiting.v1',
  key,
  payload: z.object({
    ...ofCase,
    /** From then on it stands; null for one without evidence, which holds back nothing. */
    standsFrom: instant.nullable(),
  }),
})

/** The other side says that it has paid what was settled, and its owner has neither confirmed nor denied it. */
export const paymentWaiting = defineEvent({
  name: 'enforcement.payment-waiting.v1',
  key,
  payload: z.object(ofCase),
})

/** What both sides have agreed on can't be signed any more. */
export const agreementLapsed = defineEvent({
  name: 'enforcement.agreement-lapsed.v1',
  key,
  payload: z.object({ ...ofCase, lapse: z.enum(agreementLapses) }),
})

/** What was seen of a page has decided whether the removal was done that a settlement wants. */
export const undertakingJudged = defineEvent({
  name: 'enforcement.undertaking-judged.v1',
  key,
  payload: z.object({ ...ofCase, result: z.enum(undertakingResults) }),
})

/** An administrator has frozen a negotiation, or lets it go on; both sides read why. */
export const negotiationFrozen = defineEvent({
  name: 'enforcement.negotiation-frozen.v1',
  key,
  payload: z.object({ ...ofCase, isFrozen: z.boolean(), reason: z.string() }),
})

export const caseClosed = defineEvent({
  name: 'enforcement.case-closed.v1',
  key,
  payload: z.object({ ...ofCase, outcome: caseOutcome }),
})

/** The unit of a case came back: once in its life. */
export const caseRemedied = defineEvent({
  name: 'enforcement.case-remedied.v1',
  key,
  payload: z.object({ ...ofCase, reason: remedyReason }),
})

/** An administrator has suspended somebody's notices; the reason is written to them. */
export const claimantSuspended = defineEvent({
  name: 'enforcement.claimant-suspended.v1',
  key: (claimant) => claimant.ownerId,
  payload: z.object({ ownerId: id, reason: z.string(), at: instant }),
})

/** What its owner said of the place of a copy; `undecided` where that was taken back. */
export const findingDecided = defineEvent({
  name: 'enforcement.finding-decided.v1',
  key: (decided) => decided.workId,
  payload: z.object({
    findingId: id,
    workId: id,
    ownerId: id,
    decision: z.enum([...placeDecision.options, 'undecided']),
    decidedAt: instant,
  }),
})

/** A settlement allows a use from now on: whoever searches honours its signed token. */
export const licenceGranted = defineEvent({
  name: 'enforcement.licence-granted.v1',
  key: (licence) => licence.workId,
  payload: z.object({
    licenceId: id,
    workId: id,
    /** A compact JWS (RFC 7515) whose payload is {@link licenceClaims}. */
    token: z.string(),
    at: instant,
  }),
})

/** What a licence allowed is allowed no more. */
export const licenceEnded = defineEvent({
  name: 'enforcement.licence-ended.v1',
  key: (licence) => licence.workId,
  payload: z.object({ licenceId: id, workId: id, end: z.enum(licenceEnds), at: instant }),
})

/** The last hash of a case's time line is to be anchored. */
export const caseHeadSubmitted = digestSubmittedBy('enforcement')

/** Enforcement spends takedowns. */
export const enforcementUnits = unitEventsOf('enforcement')
