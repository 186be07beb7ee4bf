import type { Tx } from '@originseal/database'

/** What notices and answers can do to a case. */
export type NoticeEventKind =
  | 'dispatched'
  | 'no-channel-left'
  | 'notice-held'
  | 'dispatch-unknown'
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

/** A claimant's word that they have filed a notice at its platform. */
export interface FilingByHand {
  readonly recordedAt: Date
  /** The number that the platform gave; null where none was told. */
  readonly ticket: string | null
}

/** What becomes of taking a notice back. It changes no state: what it follows from has. */
export type RetractionEventKind =
  | 'retraction-by-hand'
  | 'retraction-sent'
  | 'retraction-failed'
  | 'retraction-unknown'

export interface RetractionEvent extends Omit<CaseEvent, 'kind' | 'by'> {
  readonly kind: RetractionEventKind
  readonly by: 'us' | 'owner'
}

/** What the cases offer to notices and to the inbox. What does not fit a case's state is noted on its time line. */
export interface CaseEvents {
  record(tx: Tx, event: CaseEvent): Promise<void>
  note(tx: Tx, event: RetractionEvent): Promise<void>
  /** Holds the case until the transaction ends. @returns when its owner said that they had filed a notice by hand */
  filingsByHand(tx: Tx, caseId: string): Promise<readonly FilingByHand[]>
}

export const CASE_EVENTS = Symbol('CaseEvents')
