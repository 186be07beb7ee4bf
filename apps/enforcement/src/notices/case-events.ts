import type { Tx } from '@originseal/database'

/** What notices and answers can do to a case. */
export type NoticeEventKind =
  | 'dispatched'
  | 'no-channel-left'
  | 'notice-held'
  | 'bounced'
  | 'acknowledged'
  | 'supplement-asked'
  | 'removal-announced'
  | 'rejected'
  | 'counter-notice-received'

/** Something that a notice or an answer did to a case. */
export interface CaseEvent {
  readonly caseId: string
  readonly kind: NoticeEventKind
  /** When it happened: for a mail, when it was received. */
  readonly at: Date
  readonly by: 'us' | 'platform'
  /** Named once: a repeated event of this name has no second effect. */
  readonly source: string
  /** `regime` says which periods of the law an answer begins. */
  readonly facts: Readonly<Record<string, unknown>>
}

/** What the cases offer to notices and to the inbox. What does not fit a case's state is noted on its time line. */
export interface CaseEvents {
  record(tx: Tx, event: CaseEvent): Promise<void>
}

export const CASE_EVENTS = Symbol('CaseEvents')
