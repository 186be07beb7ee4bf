import type { ListedCase, NegotiationView } from '@originseal/contracts'
import { fileId, scanId as caseId } from '../../testing/gateway.fixture'

const hour = '2026-11-22T08:00:00.000Z'
export const termsHash = 'ab'.repeat(32)

export const someTerms = {
  version: 1,
  removeBy: '2026-12-10',
  amountTwd: 3000,
  credit: null,
  noAdmission: true,
  retraction: false,
  confidential: false,
} as const

export const negotiationView = (change: Partial<NegotiationView> = {}): NegotiationView => ({
  caseId,
  caseNumber: 'ZK-2611-007',
  title: 'Sunrise',
  pageUrl: 'https://shop.example/items/1',
  state: 'open',
  isDisputed: false,
  next: { actor: 'claimant', step: 'reply' },
  changedAt: hour,
  claimantName: 'Lin',
  caseOutcome: null,
  dispute: null,
  offer: null,
  agreement: null,
  licence: null,
  entries: [
    {
      sequence: 1,
      by: 'respondent',
      kind: 'message',
      at: hour,
      text: 'Hello',
      offerNumber: null,
      terms: null,
    },
  ],
  ...change,
})

/** One that a negotiation can be about. */
export const liveCase: ListedCase = {
  id: caseId,
  number: 'ZK-2611-007',
  workId: fileId,
  pageUrl: 'https://shop.example/items/1',
  state: 'filed',
  outcome: null,
  stage: 3,
  actor: 'platform',
  standsStill: false,
  openedAt: hour,
  changedAt: hour,
  dueAt: null,
  remedy: null,
}
