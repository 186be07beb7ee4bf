import type { SettlementTerms } from '@originseal/contracts'
import type { LastDays, Negotiation, NegotiationAction, Party } from './negotiation-state'
import { beginNegotiation, decide } from './negotiation.rules'
import { termsHashOf } from './settlement-terms'

export const begin = new Date('2026-03-01T00:00:00.000Z')
export const dayMs = 86_400_000
const terms = (amount: number): SettlementTerms => ({
  version: 1,
  removeBy: '2026-04-01',
  amountTwd: amount,
  credit: null,
  noAdmission: true,
  retraction: false,
  confidential: false,
})
/** Terms that can be kept at any time. */
export const lasting: LastDays = { dueAt: null, licenceEndsAt: null }
export const hash = (amount: number) => termsHashOf(terms(amount))

/** Each action a second after the one before; throws where one is refused. */
export function live(...actions: readonly NegotiationAction[]): Negotiation {
  let now = beginNegotiation(begin)
  for (const [index, action] of actions.entries()) {
    const next = decide(now, action, new Date(begin.getTime() + (index + 1) * 1000))
    if (typeof next === 'string') throw new Error(`${action.kind} in ${now.state}: ${next}`)
    now = next
  }
  return now
}
export const soon = new Date(begin.getTime() + 60_000)
export const offer = (by: Party, amount: number, lastDays = lasting): NegotiationAction => ({
  kind: 'offer',
  by,
  termsHash: hash(amount),
  lastDays,
  days: 14,
})
export const opened = [{ kind: 'invitation-sent' }, { kind: 'respondent-answered' }] as const
export const offered = [...opened, offer('claimant', 3000)] as const
export const accept = (by: Party, number: number, amount: number): NegotiationAction => ({
  kind: 'accept',
  by,
  number,
  termsHash: hash(amount),
})
