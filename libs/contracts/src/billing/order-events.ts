import { z } from 'zod'
import { defineEvent } from '../event'
import { id, instant } from '../primitives'
import { price } from './catalogue'
import { orderItem, paymentInstructions } from './orders'

/** An order is paid, and what was bought is owed from now on; once for each order. */
export const orderPaid = defineEvent({
  name: 'billing.order-paid.v1',
  key: (paid) => paid.ownerId,
  payload: z.object({
    orderId: id,
    ownerId: id,
    item: orderItem,
    /** What the item is, is said by this version of the catalogue. */
    catalogueVersion: z.number().int().positive(),
    amount: price.positive(),
    paidAt: instant,
    /** The id under which the buyer's browser tells of the purchase. */
    eventId: z.string().optional(),
  }),
})

/** Money of an order is back with its buyer: all of it or a part. Once for each refund. */
export const orderRefunded = defineEvent({
  name: 'billing.order-refunded.v1',
  key: (refunded) => refunded.ownerId,
  payload: z.object({
    orderId: id,
    orderNumber: z.string(),
    ownerId: id,
    refundId: id,
    /** Whole NT$. */
    amount: price.positive(),
    refundedAt: instant,
  }),
})

/** An order can be paid by a number now: at an ATM, or in a store. */
export const paymentInstructed = defineEvent({
  name: 'billing.payment-instructed.v1',
  key: (instructed) => instructed.ownerId,
  payload: z.object({
    orderId: id,
    orderNumber: z.string(),
    ownerId: id,
    amount: price.positive(),
    instructions: paymentInstructions,
    instructedAt: instant,
  }),
})

/** The e-invoice of an order is issued. */
export const invoiceIssued = defineEvent({
  name: 'billing.invoice-issued.v1',
  key: (issued) => issued.ownerId,
  payload: z.object({
    orderId: id,
    orderNumber: z.string(),
    ownerId: id,
    invoiceNumber: z.string(),
    amount: price.positive(),
    issuedAt: instant,
  }),
})
