import { z } from 'zod'
import { givenReason } from '../identity/users'
import { limits } from '../limits'
import { id } from '../primitives'
import { readUnitsResponse } from './balances'
import { readSubscriptionResponse } from './subscriptions'
import { unit } from './units'

/** `GET /admin/users/:id/plan`: what the member sees of plan and units, for administrators. */
export const readUserPlanResponse = readUnitsResponse.extend({ subscription: readSubscriptionResponse })
export type ReadUserPlanResponse = z.infer<typeof readUserPlanResponse>

export const giveUnitsRequest = givenReason.extend({
  unit,
  quantity: z.number().int().min(1).max(limits.unitGift.quantity),
  /** For how long they can be spent. */
  days: z.number().int().min(1).max(limits.unitGift.days),
})
export type GiveUnitsRequest = z.infer<typeof giveUnitsRequest>

/** What is still free of a lot is taken back, so many units at most. */
export const revokeUnitsRequest = givenReason.extend({ lotId: id, quantity: z.int32().positive() })
export type RevokeUnitsRequest = z.infer<typeof revokeUnitsRequest>
