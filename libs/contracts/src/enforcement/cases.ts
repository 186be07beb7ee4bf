import { z } from 'zod'

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
  'acknowledged',
  'bounced',
  'supplement-asked',
  'supplement-given',
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
  'owner-erased',
] as const
export const caseEventKind = z.enum(caseEventKinds)
export type CaseEventKind = (typeof caseEventKinds)[number]

/** Who has to act next. */
export const caseActors = ['owner', 'us', 'platform', 'court', 'nobody'] as const
export type CaseActor = (typeof caseActors)[number]

/** ZK-YYMM-NNN: year and month of the opening in Taiwan, and a number that goes on within the month. */
export const caseNumber = z.string().regex(/^ZK-\d{4}-\d{3,}$/)
