import type { StoriesMeta } from '../../catalogue/stories'
import { CurrentOffer } from './current-offer'
import { MessageForm } from './message-form'
import './negotiations.texts'
import { NegotiationRecord, type NegotiationRecordProps } from './negotiation-record'

export default { title: 'Conversation/Record, offer, message' } satisfies StoriesMeta

const at = '2026-11-22T08:00:00.000Z'
const entry = { at, text: null, offerNumber: null, terms: null }
const terms = {
  version: 1,
  removeBy: '2026-12-10',
  amountTwd: 3_000,
  payBy: '2026-12-20',
  credit: null,
  noAdmission: true,
  retraction: false,
  confidential: false,
} as const
const caseId = '9a2b8c1e-1111-4222-8333-444455556666'
const view: NegotiationRecordProps['view'] = {
  caseId,
  entries: [
    { ...entry, sequence: 1, by: 'claimant', kind: 'invited' },
    { ...entry, sequence: 2, by: 'respondent', kind: 'message', text: 'I did not know whose picture it is.' },
    { ...entry, sequence: 3, by: 'claimant', kind: 'offer', offerNumber: 1, terms },
    { ...entry, sequence: 4, by: 'respondent', kind: 'declined', offerNumber: 1 },
  ],
}
const offer = { number: 2, termsHash: 'ab'.repeat(32), terms, expiresAt: '2026-12-06T08:00:00.000Z' } as const

export function Record() {
  return <NegotiationRecord view={view} />
}

export function OfferOfTheOtherSide() {
  return <CurrentOffer caseId={caseId} offer={{ ...offer, by: 'respondent' }} isFrozen={false} />
}

export function OneOwnOffer() {
  return <CurrentOffer caseId={caseId} offer={{ ...offer, by: 'claimant' }} isFrozen={false} />
}

export function FrozenOffer() {
  return <CurrentOffer caseId={caseId} offer={{ ...offer, by: 'respondent' }} isFrozen />
}

export function Message() {
  return <MessageForm caseId={caseId} act="message" label="Your message" submit="Send" />
}
