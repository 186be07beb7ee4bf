import type { Order } from '@originseal/contracts'

export const orderId = '4d2b8c1e-1111-4222-8333-444455556666'

/** An order of seals that waits for its payment. */
export const orderOf = (change: Partial<Order> = {}): Order => ({
  id: orderId,
  number: 'OS7KQ2M9XWZ4N8T3B5HC',
  item: { kind: 'pack', pack: 'seal-pack' },
  amount: 391,
  refunded: 0,
  payment: 'card',
  state: 'awaiting',
  hasFailed: false,
  isUnderReview: false,
  renews: false,
  placedAt: '2026-11-22T08:00:00.000Z',
  payableUntil: '2026-11-23T08:00:00.000Z',
  ...change,
})
