import type { CaseState, RecordAnswerRequest, RecordCourtStepRequest } from '@originseal/contracts'

type Answer = RecordAnswerRequest['answer']
type CourtStep = RecordCourtStepRequest['step']
type Some<Kind> = readonly [Kind, ...Kind[]]

/** What a platform can answer while a notice is with it. */
const toNotice: Some<Answer> = [
  'acknowledged',
  'removal-announced',
  'supplement-asked',
  'rejected',
  'counter-notice-received',
]

/** What a platform can have told a claimant elsewhere, by state; the server has the last word. */
export const answersIn: Readonly<Partial<Record<CaseState, Some<Answer>>>> = {
  filed: toNotice,
  'supplement-asked': ['rejected', 'removal-announced', 'counter-notice-received'],
  verifying: ['rejected', 'counter-notice-received'],
  rejected: ['removal-announced'],
  removed: ['counter-notice-received'],
}

/** What a claimant can say of a lawsuit, by state. */
export const courtStepsIn: Readonly<Partial<Record<CaseState, Some<CourtStep>>>> = {
  countered: ['lawsuit-proven'],
  restored: ['lawsuit-proven'],
  litigation: ['court-won', 'court-lost'],
}
