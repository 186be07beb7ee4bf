import { z } from 'zod'
import { exportReason } from '../exports'
import { languages } from '../languages'
import { dayRange, nextCursor, pageRequest } from '../paging'
import { emailAddress, id, instant, writtenLine } from '../primitives'
import { pack, plan, price } from './catalogue'
import { administeredRefund, bankAccount, refund } from './refunds'

/** What is bought: a plan by the month or the year, a pack of units, or all links of one scan. */
export const orderItem = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('plan'),
    plan: plan.exclude(['free', 'enterprise']),
    interval: z.enum(['month', 'year']),
  }),
  z.object({ kind: z.literal('pack'), pack: pack.exclude(['scan-unlock']) }),
  z.object({ kind: z.literal('scan-unlock'), scanId: id }),
])
export type OrderItem = z.infer<typeof orderItem>

/** `card`, `atm`, `cvs` and `barcode` on the provider's pages; `transfer` to our account, confirmed by hand. */
export const paymentMethods = ['card', 'atm', 'cvs', 'barcode', 'transfer'] as const
export const paymentMethod = z.enum(paymentMethods)
export type PaymentMethodName = (typeof paymentMethods)[number]

/** The ways to pay that are open here; none where no payment provider is configured. */
export const listPaymentMethodsResponse = z.object({ methods: z.array(paymentMethod) })
export type ListPaymentMethodsResponse = z.infer<typeof listPaymentMethodsResponse>

export const orderStates = [
  'awaiting',
  'instructed',
  'paid',
  'fulfilled',
  'part-refunded',
  'refunded',
  'expired',
  'cancelled',
] as const
export const orderState = z.enum(orderStates)
export type OrderState = (typeof orderStates)[number]

/** Why somebody has to look at an order: another amount came; it was bought by another order meanwhile; it was paid twice. */
export const orderReviews = ['amount', 'superseded', 'double'] as const
export const orderReview = z.enum(orderReviews)
export type OrderReview = (typeof orderReviews)[number]

const email = emailAddress.max(200)
/** Whose the e-invoice is, and where it is kept. */
export const invoiceRequest = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('person'),
    email,
    carrier: z
      .discriminatedUnion('type', [
        z.object({ type: z.literal('provider') }),
        z.object({ type: z.literal('phone'), number: z.string().regex(/^\/[0-9A-Z+\-.]{7}$/) }),
        z.object({ type: z.literal('certificate'), number: z.string().regex(/^[A-Z]{2}\d{14}$/) }),
      ])
      .default({ type: 'provider' }),
  }),
  z.object({ kind: z.literal('business'), email, businessNumber: z.string().regex(/^\d{8}$/) }),
  z.object({ kind: z.literal('donation'), email, loveCode: z.string().regex(/^(?:\d{3,7}|X\d{2,6})$/) }),
])
export type InvoiceRequest = z.infer<typeof invoiceRequest>

/** How it is to be paid, and which language the payer reads on the provider's pages. */
export const payAgainRequest = z.object({ payment: paymentMethod, language: z.enum(languages).optional() })
export type PayAgainRequest = z.infer<typeof payAgainRequest>

export const placeOrderRequest = payAgainRequest.extend({
  item: orderItem,
  invoice: invoiceRequest,
  /** The id under which the browser tells of the purchase. */
  eventId: z
    .string()
    .regex(/^[\w.-]{8,64}$/)
    .optional(),
  /** The buyer wants it to begin at once and knows that what was used is not given back. */
  startNow: z.boolean().default(false),
})
export type PlaceOrderRequest = z.infer<typeof placeOrderRequest>

/** What the buyer does next. */
export const nextStep = z.discriminatedUnion('kind', [
  /** The browser posts these fields to the payment provider's page. */
  z.object({ kind: z.literal('form'), action: z.url(), fields: z.record(z.string(), z.string()) }),
  /** The buyer transfers the amount to this account and names the order's number. */
  z.object({ kind: z.literal('transfer'), account: z.string() }),
])
export type NextStep = z.infer<typeof nextStep>

/** A number to pay with; which fields there are depends on the method. */
export const paymentInstructions = z.object({
  bankCode: z.string().optional(),
  account: z.string().optional(),
  storeCode: z.string().optional(),
  barcodes: z.array(z.string()).optional(),
  /** In Taipei, as the provider prints it. */
  payBefore: z.string(),
})
export type PaymentInstructions = z.infer<typeof paymentInstructions>

export const order = z.object({
  id,
  /** What people name it by. */
  number: z.string(),
  item: orderItem,
  /** Whole NT$, tax included. */
  amount: price,
  refunded: price,
  payment: paymentMethod,
  state: orderState,
  /** The last try failed; another one may succeed. */
  hasFailed: z.boolean(),
  /** Money came that the order does not account for, such as another amount: a person decides about it. */
  isUnderReview: z.boolean(),
  instructions: paymentInstructions.optional(),
  placedAt: instant,
  payableUntil: instant,
  paidAt: instant.optional(),
  /** The e-invoice (電子發票), once it is issued; told of a single order. */
  invoice: z
    .object({
      number: z.string(),
      randomNumber: z.string(),
      issuedAt: instant,
      /** Voided (作廢) because the whole order was refunded. */
      isVoid: z.boolean(),
      /** Whole NT$ that allowances (折讓) have taken from it. */
      allowed: price,
    })
    .optional(),
  /** Its card is charged again for each period. */
  renews: z.boolean(),
  /** The order whose card was charged by itself for this one: a further period of a plan. */
  renewalOf: id.optional(),
  /** The latest request to give its money back. */
  refund: refund.optional(),
})
export type Order = z.infer<typeof order>

export const quoteOrderRequest = placeOrderRequest.pick({ item: true, payment: true })
/** What an order would cost and bring, if it were placed and paid now. */
export const quoteOrderResponse = z.object({
  /** Whole NT$, tax included. */
  amount: price,
  /** Of a plan: when it begins, now or when the running one ends. */
  beginsAt: instant.optional(),
  /** The card is charged the same amount again for each period, until it is cancelled. */
  renews: z.boolean(),
  /** A plan that this one replaces at once: what is given back of it. */
  replaces: z.object({ plan, refund: price }).optional(),
})
export type QuoteOrderResponse = z.infer<typeof quoteOrderResponse>

export const placeOrderResponse = z.object({ order, next: nextStep })
export type PlaceOrderResponse = z.infer<typeof placeOrderResponse>
export const readOrderResponse = order
export const listOrdersResponse = z.object({ orders: z.array(order), nextCursor })
export type ListOrdersResponse = z.infer<typeof listOrdersResponse>

/** What the payment provider said of a try when it was last asked. `silent`: no answer that counts. */
export const providerAnswer = z.object({
  attemptNumber: z.string(),
  status: z.enum(['paid', 'instructed', 'failed', 'unpaid', 'silent']),
  /** Whole NT$, of what is paid. */
  amount: price.optional(),
  providerNumber: z.string().optional(),
  code: z.string().optional(),
  answeredAt: instant,
})
export type ProviderAnswer = z.infer<typeof providerAnswer>
export const readProviderAnswersResponse = z.object({ answers: z.array(providerAnswer) })
export type ReadProviderAnswersResponse = z.infer<typeof readProviderAnswersResponse>

/** What came to the address of the provider's notices, as it was received. */
export const paymentNoticeKept = z.object({
  id,
  kind: z.string(),
  /** `accepted`: sealed with our keys; `forged`: its seal, or whom it is for, is wrong. */
  verdict: z.enum(['accepted', 'unknown', 'forged']),
  attemptNumber: z.string(),
  fields: z.record(z.string(), z.string()),
  receivedAt: instant,
})
export type PaymentNoticeKept = z.infer<typeof paymentNoticeKept>

/**
 * - `fulfil`: what came is accepted as the price, and what was bought is handed out.
 * - `give-back`: all that came goes back.
 * - `reject`: it did not come, so that the order can still be paid.
 */
export const reviewDecisions = ['fulfil', 'give-back', 'reject'] as const
export const reviewDecision = z.enum(reviewDecisions)
export type ReviewDecision = (typeof reviewDecisions)[number]

/** What administrators see of an order. */
export const administeredOrder = order.extend({
  ownerId: id,
  review: orderReview.optional(),
  /** The payment that has to be decided about; absent while it is given back already. */
  contested: z
    .object({
      attemptNumber: z.string(),
      /** Whole NT$ that came. */
      received: price,
      decisions: z.array(reviewDecision),
    })
    .optional(),
  /** Fulfilled on the provider's notice alone, because it did not answer our question. */
  isUnconfirmed: z.boolean(),
  /** Of an order that renews: whether the provider goes on charging the card, and how often it has. */
  mandate: z
    .object({ state: z.enum(['running', 'cancelling', 'cancelled', 'ended']), charges: z.number().int() })
    .optional(),
  attempts: z.array(
    z.object({
      number: z.string(),
      payment: paymentMethod,
      state: z.enum(['open', 'instructed', 'paid', 'failed', 'held', 'returned']),
      amount: price,
      /** What came, where something has. */
      received: price.optional(),
      providerNumber: z.string().optional(),
      code: z.string().optional(),
      startedAt: instant,
    }),
  ),
})
export type AdministeredOrder = z.infer<typeof administeredOrder>

/** An order with all that an administrator decides by. */
export const readPaymentResponse = administeredOrder.extend({
  /** `due`: being issued; `failed`: somebody has to issue it by hand. */
  invoiceState: z.enum(['due', 'issued', 'voided', 'failed']).optional(),
  answers: z.array(providerAnswer),
  /** The newest first; at most 50. */
  notices: z.array(paymentNoticeKept),
  /** The newest first. */
  refunds: z.array(administeredRefund),
})
export type ReadPaymentResponse = z.infer<typeof readPaymentResponse>

export const listPaymentsRequest = pageRequest.extend({
  ownerId: id.optional(),
  state: orderState.optional(),
  /** How the latest try pays. */
  payment: paymentMethod.optional(),
  /** Only orders that somebody has to look at. */
  review: z.stringbool().optional(),
  /** Whole: an id, a number of the order, of a try to pay it, of the provider or the invoice, or of the business. */
  search: writtenLine(64).trim().min(1).optional(),
  /** What the days are of; unless said, of the order. */
  dated: z.enum(['placed', 'paid']).optional(),
  ...dayRange.shape,
})
export type ListPaymentsRequest = z.infer<typeof listPaymentsRequest>
/** `POST /admin/payments/exports` */
export const exportPaymentsRequest = listPaymentsRequest
  .omit({ cursor: true, limit: true })
  .extend(exportReason.shape)
export const listPaymentsResponse = z.object({ orders: z.array(administeredOrder), nextCursor })
export type ListPaymentsResponse = z.infer<typeof listPaymentsResponse>

const reason = z.string().trim().min(2).max(500)
/** Sums are what the administrator has read: a decision about anything else is refused. */
export const decideReviewRequest = z.discriminatedUnion('decision', [
  z.object({
    decision: z.literal('fulfil'),
    /** The price of what is handed out. */
    amount: price.positive(),
    received: price.positive(),
    reason,
  }),
  z.object({
    decision: z.literal('give-back'),
    /** All that came. */
    amount: price.positive(),
    reason,
    /** Where no card takes it back. */
    account: bankAccount.optional(),
  }),
  z.object({ decision: z.literal('reject'), amount: price, reason }),
])
export type DecideReviewRequest = z.infer<typeof decideReviewRequest>

export const confirmTransferRequest = z.object({
  /** What arrived, in whole NT$. */
  amount: price.positive(),
  /** The bank's own, so that one transfer is not confirmed for two orders. */
  reference: writtenLine(60).min(4),
})
