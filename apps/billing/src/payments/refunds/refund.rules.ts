import type { RefundKind, RefundState } from '@originseal/contracts'

export const refundEvents = [
  'approved',
  'rejected',
  'units-revoked',
  'nothing-left',
  'needs-transfer',
  'provider-refused',
  'tried-again',
  'money-returned',
] as const
export type RefundEvent = (typeof refundEvents)[number]

/**
 * A refund as data. Units first, money after; what a provider refuses waits for an administrator, who tries again or pays
 * by transfer. `rejected` and `refunded` are ends.
 */
export const refundTransitions: Readonly<
  Record<RefundState, Readonly<Partial<Record<RefundEvent, RefundState>>>>
> = {
  requested: { approved: 'approved', rejected: 'rejected' },
  approved: { 'units-revoked': 'processing', 'nothing-left': 'rejected' },
  processing: {
    'needs-transfer': 'awaiting-transfer',
    'provider-refused': 'failed',
    'money-returned': 'refunded',
  },
  'awaiting-transfer': { 'money-returned': 'refunded' },
  failed: { 'tried-again': 'processing', 'money-returned': 'refunded' },
  rejected: {},
  refunded: {},
}

/** Undefined where the event changes nothing. */
export const refundAfter = (state: RefundState, event: RefundEvent): RefundState | undefined =>
  refundTransitions[state][event]

/** Money is on its way back; what it is of needs no further decision. */
export const underWay = [
  'approved',
  'processing',
  'awaiting-transfer',
  'failed',
] as const satisfies RefundState[]
export const isUnderWay = (state: RefundState): boolean => underWay.some((each) => each === state)

/** States in which an administrator confirms that a transfer has paid it. */
export const isPaidByHand = (state: RefundState): boolean =>
  state === 'awaiting-transfer' || state === 'failed'

/** Within how many days the money is back: by article 19-2 of the Consumer Protection Act, or by our own terms. */
export const daysOf = (kind: RefundKind): 15 | 30 => (kind === 'cooling-off' ? 15 : 30)

const dayMs = 86_400_000
/** Days are counted from the day after the request, in Taipei; the end of the last one. */
export function dueAt(kind: RefundKind, requestedAt: Date): Date {
  const taipeiOffsetMs = 8 * 3_600_000
  const startOfDay = Math.floor((requestedAt.getTime() + taipeiOffsetMs) / dayMs) * dayMs - taipeiOffsetMs
  return new Date(startOfDay + (daysOf(kind) + 1) * dayMs - 1_000)
}
