import type { NegotiationState } from '@originseal/contracts'
import type { Selectable } from 'kysely'
import type { Negotiation as NegotiationRow, NegotiationEntry as EntryRow } from '../tables'
import type { Agreement, LastDays, LiveOffer, Negotiation, Payment } from './negotiation-state'
import type { StoredNegotiation, StoredNegotiationEntry } from './stored-negotiation'

type StoredInstants<Value> = Readonly<Record<keyof Value, string | null>>

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
    offer: toOffer(row.offer as StoredOffer | null),
    agreement: toAgreement(row.agreement as StoredAgreement | null),
    dispute: { raisedAt: row.disputed_at, evidenceAt: row.evidence_at },
  },
})

type StoredOffer = Omit<LiveOffer, 'expiresAt' | 'lastDays'> & {
  readonly expiresAt: string
  readonly lastDays?: StoredInstants<LastDays>
}
type StoredAgreement = Omit<Agreement, 'acceptedAt' | 'lastDays' | 'payment'> & {
  readonly acceptedAt: string
  readonly lastDays?: StoredInstants<LastDays>
  readonly payment?: StoredInstants<Payment>
}
const dateOf = (stored: string | null | undefined): Date | null => (stored ? new Date(stored) : null)
// What was offered before days ended it ends by its own time only; it is not signed once a day has passed all the same.
const toLastDays = (stored: StoredInstants<LastDays> | undefined): LastDays => ({
  dueAt: dateOf(stored?.dueAt),
  licenceEndsAt: dateOf(stored?.licenceEndsAt),
})
const toOffer = (stored: StoredOffer | null): LiveOffer | null =>
  stored && {
    ...stored,
    expiresAt: new Date(stored.expiresAt),
    lastDays: toLastDays(stored.lastDays),
  }
const toAgreement = (stored: StoredAgreement | null): Agreement | null =>
  stored && {
    ...stored,
    acceptedAt: new Date(stored.acceptedAt),
    lastDays: toLastDays(stored.lastDays),
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
