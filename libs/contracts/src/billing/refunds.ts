import { z } from 'zod'
import { nextCursor, pageRequest } from '../paging'
import { id, instant, writtenLine } from '../primitives'
import { price } from './catalogue'
import { unit } from './units'

/**
 * - `cooling-off`: rescinded within seven days after delivery; needs nobody's consent.
 * - `on-request`: asked for later, or started by an administrator, who decides.
 * - `plan-change`: what was not used of a plan that a larger one has replaced.
 * - `double-payment`: money that no order needs, as one was paid twice, bought again meanwhile, or in another amount.
 */
export const refundKinds = ['cooling-off', 'on-request', 'plan-change', 'double-payment'] as const
export const refundKind = z.enum(refundKinds)
export type RefundKind = (typeof refundKinds)[number]

/**
 * - `requested`: waits for an administrator's decision.
 * - `approved`: the units are being taken back; the amount is final once they are.
 * - `processing`: the payment provider is asked to give the money back.
 * - `awaiting-transfer`: an administrator pays it by bank transfer.
 * - `failed`: the provider has refused; an administrator tries again or pays by transfer.
 */
export const refundStates = [
  'requested',
  'rejected',
  'approved',
  'processing',
  'awaiting-transfer',
  'failed',
  'refunded',
] as const
export const refundState = z.enum(refundStates)
export type RefundState = (typeof refundStates)[number]

/** Where money goes that no card takes back. Forgotten once it is paid. */
export const bankAccount = z.object({
  bankCode: z.string().regex(/^\d{3}$/),
  account: z.string().regex(/^\d{6,16}$/),
  holder: writtenLine(60).min(1),
})
export type BankAccount = z.infer<typeof bankAccount>

/** Units that were used of what an order had brought, and what is deducted for them. */
export const refundDeduction = z.object({
  unit,
  used: z.number().int().positive(),
  /** Whole NT$, for all of them. */
  amount: price,
})
export type RefundDeduction = z.infer<typeof refundDeduction>

export const refund = z.object({
  id,
  orderId: id,
  kind: refundKind,
  state: refundState,
  /** Whole NT$; an estimate until the units are back. */
  amount: price,
  reason: z.string(),
  requestedAt: instant,
  /** By when the money is back: 15 days within the cooling-off period, else 30. */
  dueAt: instant,
  refundedAt: instant.optional(),
  /** What an administrator says to a request that is rejected. */
  note: z.string().optional(),
})
export type Refund = z.infer<typeof refund>

/** What one would get back of an order, if it were asked for now. */
export const readRefundQuoteResponse = z.object({
  kind: z.enum(['cooling-off', 'on-request']),
  paid: price,
  /** Of a request that an administrator decides on: the most that can be given back. */
  amount: price,
  deductions: z.array(refundDeduction),
  /** Until when the order can be rescinded; past where that is over. */
  coolingOffUntil: instant,
  /** Within how many days the money is back. */
  days: z.union([z.literal(15), z.literal(30)]),
  /** `card`: back to the card that paid; `transfer`: to a bank account that has to be given. */
  by: z.enum(['card', 'transfer']),
})
export type ReadRefundQuoteResponse = z.infer<typeof readRefundQuoteResponse>

const reason = z.string().trim().min(2).max(500)
export const requestRefundRequest = z.object({
  /** Nobody has to give one within the cooling-off period. */
  reason: z.string().trim().max(500).default(''),
  /** Needed where no card takes the money back. */
  account: bankAccount.optional(),
})
export type RequestRefundRequest = z.infer<typeof requestRefundRequest>

/** What administrators see of a refund. */
export const administeredRefund = refund.extend({
  ownerId: id,
  orderNumber: z.string(),
  requestedBy: z.enum(['member', 'administrator', 'billing']),
  /** What was paid and is not given back yet. */
  refundable: price,
  deductions: z.array(refundDeduction),
  account: bankAccount.optional(),
  /** What the provider answered to the last try. */
  failure: z.string().optional(),
  /** Of the transfer that paid it. */
  reference: z.string().optional(),
})
export type AdministeredRefund = z.infer<typeof administeredRefund>

export const listRefundsRequest = pageRequest.extend({
  state: refundState.optional(),
  orderId: id.optional(),
  /** Only those that wait for an administrator: a decision, a transfer, or a refusal of the provider. */
  open: z.stringbool().optional(),
})
export const listRefundsResponse = z.object({ refunds: z.array(administeredRefund), nextCursor })
export type ListRefundsResponse = z.infer<typeof listRefundsResponse>

export const startRefundRequest = z.object({
  amount: price.positive(),
  reason,
  /** Whether what is still free of the units is taken back. */
  revokesUnits: z.boolean().default(true),
  account: bankAccount.optional(),
})
export type StartRefundRequest = z.infer<typeof startRefundRequest>

export const decideRefundRequest = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('approve'), amount: price.positive() }),
  z.object({ decision: z.literal('reject'), note: z.string().trim().min(2).max(500) }),
])
export type DecideRefundRequest = z.infer<typeof decideRefundRequest>

export const confirmRefundRequest = z.object({
  /** The bank's own, of the transfer that was made. */
  reference: writtenLine(60).min(4),
})
