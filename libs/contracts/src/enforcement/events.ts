import { z } from 'zod'
import { unitEventsOf } from '../billing/unit-events'
import { defineEvent } from '../event'
import { id, instant } from '../primitives'
import { caseNumber, caseOutcome, caseStatesOfOwner, findingDecision, remedyReason } from './cases'

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

/** What its owner said of the place of a copy; `undecided` where that was taken back. */
export const findingDecided = defineEvent({
  name: 'enforcement.finding-decided.v1',
  key: (decided) => decided.workId,
  payload: z.object({
    findingId: id,
    workId: id,
    ownerId: id,
    decision: z.enum([...findingDecision.options, 'takedown', 'undecided']),
    decidedAt: instant,
  }),
})

/** Enforcement spends takedowns. */
export const enforcementUnits = unitEventsOf('enforcement')
