import { z } from 'zod'
import { defineEvent } from '../event'
import { id, instant } from '../primitives'
import { plan, price } from './catalogue'

const ofPlan = { ownerId: id, subscriptionId: id, plan }

/** A paid plan comes to the end of what is paid: its card is charged, or it ends. Told a week and a day before. */
export const renewalAhead = defineEvent({
  name: 'billing.renewal-announced.v1',
  key: (renewal) => renewal.ownerId,
  payload: z.object({
    ...ofPlan,
    at: instant,
    /** What the card is charged with; absent where it ends unless somebody pays. */
    amount: price.optional(),
    toldAt: instant,
  }),
})

/** A plan's charge has failed. Told again until it is paid or ends. */
export const renewalFailed = defineEvent({
  name: 'billing.renewal-failed.v1',
  key: (renewal) => renewal.ownerId,
  payload: z.object({ ...ofPlan, /** When it ends, if nobody pays. */ until: instant, toldAt: instant }),
})

/** A plan or a gift has ended, and the free plan follows. */
export const planEnded = defineEvent({
  name: 'billing.plan-ended.v1',
  key: (ended) => ended.ownerId,
  payload: z.object({ ...ofPlan, endedAt: instant }),
})
