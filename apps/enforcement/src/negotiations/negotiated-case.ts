import type { CaseOutcome } from '@originseal/contracts'

/** What of a case its negotiation is about. */
export interface NegotiatedCase {
  readonly id: string
  readonly number: string
  readonly workId: string
  readonly targetKey: string
  /** Of the work, where it is known. */
  readonly title: string | null
  readonly pageUrl: string
  /** When its first notice was filed. */
  readonly filedAt: Date | null
  /** How it has ended; null while it lives. */
  readonly outcome: CaseOutcome | null
  /** When its state changed last. */
  readonly changedAt: Date
}
