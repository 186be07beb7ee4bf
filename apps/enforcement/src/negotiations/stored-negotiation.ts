import type { NegotiationEntryKind, SettlementTerms } from '@originseal/contracts'
import type { Author, KeptFile, Negotiation } from './negotiation-state'

/** A negotiation as it is kept. */
export interface StoredNegotiation {
  readonly negotiation: Negotiation
  readonly id: string
  readonly caseId: string
  readonly ownerId: string
  /** As the other side reads it. */
  readonly claimantName: string
  readonly changedAt: Date
}

/** One line of the record, before it has its place. */
export interface NewNegotiationEntry {
  readonly by: Author
  readonly kind: NegotiationEntryKind
  readonly at: Date
  readonly text: string | null
  readonly offerNumber: number | null
  readonly terms: SettlementTerms | null
  readonly file?: KeptFile | undefined
}

export interface StoredNegotiationEntry extends Omit<NewNegotiationEntry, 'file'> {
  readonly sequence: number
  readonly fileSha256: string | null
}
