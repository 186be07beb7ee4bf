import type { NegotiationAuthor, NegotiationParty, NegotiationState, OfferDays } from '@originseal/contracts'

export type Party = NegotiationParty
/** Either side, what was seen of the page, or an administrator. */
export type Author = NegotiationAuthor

/** The ends of the last days that terms name; null where they name none. From then on nobody can keep them. */
export interface LastDays {
  /** Of a removal or a payment, whichever comes first: later by as long as what was agreed on was frozen. */
  readonly dueAt: Date | null
  readonly licenceEndsAt: Date | null
}

/** The one offer that can be accepted. */
export interface LiveOffer {
  /** From 1, in the order of the negotiation; no number is given twice. */
  readonly number: number
  readonly by: Party
  /** SHA-256 of the terms, in hexadecimal. */
  readonly termsHash: string
  /** Never after a last day of its terms. */
  readonly expiresAt: Date
  readonly lastDays: LastDays
}

/** What both sides say of a payment; we see none. */
export interface Payment {
  /** When the respondent said that it was made, later by as long as it was frozen since; null where they have not, or the claimant has denied it since. */
  readonly saidAt: Date | null
  /** When the claimant said that it has come. */
  readonly confirmedAt: Date | null
}

/** An offer that was accepted, and who has signed it. */
export interface Agreement {
  readonly number: number
  readonly termsHash: string
  readonly acceptedAt: Date
  readonly lastDays: LastDays
  readonly signedBy: readonly Party[]
  /** For so long it was frozen since it was accepted: what is due is due so much later. */
  readonly frozenMs: number
  readonly payment: Payment
}

/** What the respondent has against the claim since the claimant denied it last. */
export interface Dispute {
  /** When they said that they have a licence or that the work is theirs. */
  readonly raisedAt: Date | null
  /** When they sent a picture; what is said without one holds back nothing. */
  readonly evidenceAt: Date | null
}

export interface Negotiation {
  readonly state: NegotiationState
  readonly offer: LiveOffer | null
  readonly lastOfferNumber: number
  readonly agreement: Agreement | null
  /** When the state was reached. */
  readonly since: Date
  /** Since when nothing happens to it, not even by time; null where it goes on. */
  readonly frozenAt: Date | null
  readonly dispute: Dispute
}

/** What names an offer: two texts can bear one number, so the hash is named as well. */
export interface NamedOffer {
  readonly number: number
  readonly termsHash: string
}

/** Everything that can happen to a negotiation. */
export type NegotiationAction =
  | { readonly kind: 'invitation-sent' | 'not-delivered' | 'respondent-answered' | 'not-meant' }
  | {
      readonly kind: 'offer'
      readonly by: Party
      readonly termsHash: string
      readonly lastDays: LastDays
      readonly days: OfferDays
    }
  | ({ readonly kind: 'accept' | 'decline' | 'withdraw'; readonly by: Party } & NamedOffer)
  | { readonly kind: 'sign'; readonly by: Party; readonly termsHash: string }
  | { readonly kind: 'time-passed' }
  | { readonly kind: 'undertakings-met' | 'undertakings-missed' }
  | { readonly kind: 'end'; readonly by: Party }
  | { readonly kind: 'concede' }

/** Why an action has no effect: it was about an offer that is no longer the live one, does not fit the state, or came while it was frozen. */
export type NegotiationRefusal = 'OFFER_CHANGED' | 'NEGOTIATION_STATE_CHANGED' | 'NEGOTIATION_FROZEN'

/** A picture that the respondent sent, as it is kept. */
export interface KeptFile {
  readonly sha256: string
  readonly objectKey: string
}
