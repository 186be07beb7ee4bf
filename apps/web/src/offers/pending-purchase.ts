import { z } from 'zod'
import { stored } from '../api/stored'

/** What was about to be paid when the browser left for the payment provider's page (BILL-02). */
const pendingPurchase = z.object({
  /** The order that it is of. */
  orderId: z.string(),
  /** Whole NT$. */
  value: z.number(),
  currency: z.literal('TWD'),
  email: z.string(),
  phone: z.string(),
  /** Under which the purchase is counted, once. */
  eventId: z.string(),
  plan: z.string().optional(),
  paymentType: z.string().optional(),
  items: z
    .array(z.object({ item_id: z.string(), item_name: z.string(), price: z.number(), quantity: z.number() }))
    .optional(),
})
export type PendingPurchase = z.infer<typeof pendingPurchase>

/** Written before the checkout, read and removed when it is paid. */
export const storedPendingPurchase = stored({
  area: () => window.localStorage,
  key: 'pendingPurchase',
  decode: (written): PendingPurchase => pendingPurchase.parse(written),
})
