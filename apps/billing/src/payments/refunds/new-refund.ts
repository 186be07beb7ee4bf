import type { BankAccount, RefundDeduction, RefundKind } from '@originseal/contracts'
import type { AttemptEntity } from '../attempts/attempt.entity'
import type { RefundEntity } from './refund.entity'
import { dueAt } from './refund.rules'

export interface WantedRefund {
  readonly kind: RefundKind
  readonly amount: number
  readonly reason: string
  readonly requestedBy: RefundEntity['requestedBy']
  readonly deductions?: readonly RefundDeduction[]
  readonly account?: BankAccount | undefined
  /** Unless said, what is free of the units is taken back. */
  readonly revokesUnits?: boolean
}

/** A refund of what a try has paid, not approved yet. */
export function newRefund(
  attempt: Pick<AttemptEntity, 'orderId' | 'number'>,
  wanted: WantedRefund,
): RefundEntity {
  const requestedAt = new Date()
  return {
    id: crypto.randomUUID(),
    orderId: attempt.orderId,
    attemptNumber: attempt.number,
    kind: wanted.kind,
    state: 'requested',
    amount: wanted.amount,
    deductions: wanted.deductions ?? [],
    reason: wanted.reason,
    requestedBy: wanted.requestedBy,
    requestedAt,
    dueAt: dueAt(wanted.kind, requestedAt),
    revokesUnits: wanted.revokesUnits ?? true,
    decidedBy: null,
    note: null,
    account: wanted.account ?? null,
    refundedBefore: null,
    failure: null,
    reference: null,
    refundedAt: null,
  }
}
