import type { NegotiationState } from '@originseal/contracts'
import type { Selectable } from 'kysely'
import type { Negotiation as NegotiationRow, NegotiationEntry as EntryRow } from '../tables'
import type { Agreement, LiveOffer, Negotiation, Payment } from './negotiation-state'
import type { StoredNegotiation, StoredNegotiationEntry } from './stored-negotiation'

type Stored<Value, Instants extends keyof Value> = Omit<Value, Instants> & Readonly<Record<Instants, string>>

export const toNegotiation = (row: Selectable<NegotiationRow>): StoredNegotiation => ({
  id: row.id,
  caseId: row.case_id,
  ownerId: row.owner_id,
  claimantName: row.claimant_name,
  changedAt: row.changed_at,
  negotiation: {
    state: row.state as NegotiationState,
    since: row.since,
    frozenAt: row.frozen_at,
    lastOfferNumber: row.last_offer_number,
    offer: toOffer(row.offer as Stored<LiveOffer, 'expiresAt'> | null),
    agreement: toAgreement(row.agreement as StoredAgreement | null),
    dispute: { raisedAt: row.disputed_at, evidenceAt: row.evidence_at },
  },
})

const toOffer = (stored: Stored<LiveOffer, 'expiresAt'> | null): LiveOffer | null =>
  stored && { ...stored, expiresAt: new Date(stored.expiresAt) }
type StoredAgreement = Omit<Agreement, 'acceptedAt' | 'payment'> & {
  readonly acceptedAt: string
  readonly payment?: Readonly<Record<keyof Payment, string | null>>
}
const dateOf = (stored: string | null | undefined): Date | null => (stored ? new Date(stored) : null)
const toAgreement = (stored: StoredAgreement | null): Agreement | null =>
  stored && {
    ...stored,
    acceptedAt: new Date(stored.acceptedAt),
    // What was accepted before negotiations could be frozen, and payments be spoken of, says nothing of it.
    frozenMs: stored.frozenMs ?? 0,
    payment: { saidAt: dateOf(stored.payment?.saidAt), confirmedAt: dateOf(stored.payment?.confirmedAt) },
  }

/** The columns that a step changes. */
export const toColumns = ({
  state,
  since,
  frozenAt,
  offer,
  lastOfferNumber,
  agreement,
  dispute,
}: Negotiation) => ({
  state,
  since,
  frozen_at: frozenAt,
  offer: offer && JSON.stringify(offer),
  last_offer_number: lastOfferNumber,
  agreement: agreement && JSON.stringify(agreement),
  disputed_at: dispute.raisedAt,
  evidence_at: dispute.evidenceAt,
})

export const toEntry = (
  row: Omit<Selectable<EntryRow>, 'hash' | 'negotiation_id' | 'file_key'>,
): StoredNegotiationEntry => ({
  sequence: row.sequence,
  by: row.by as StoredNegotiationEntry['by'],
  kind: row.kind as StoredNegotiationEntry['kind'],
  at: row.at,
  text: row.text,
  offerNumber: row.offer_number,
  terms: row.terms as StoredNegotiationEntry['terms'],
  fileSha256: row.file_sha256,
})
