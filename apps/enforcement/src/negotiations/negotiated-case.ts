/** What of a case its negotiation is about. */
export interface NegotiatedCase {
  readonly id: string
  readonly number: string
  readonly workId: string
  /** Of the work, where it is known. */
  readonly title: string | null
  readonly pageUrl: string
  readonly openedAt: Date
  /** When its first notice was filed. */
  readonly filedAt: Date | null
}
