import { z } from 'zod'

/** Why no notice can be about an address: it is no single item, or it only leads on to one and could not be followed. */
export const targetRefusal = z.enum(['TARGET_NOT_AN_ITEM', 'SHORT_LINK'])
export type TargetRefusal = z.infer<typeof targetRefusal>

/** What its owner should know of an address before a case is opened about it. */
export const addressCautions = {
  /** The platform whose name the address imitates without being it. */
  imitates: z.string().optional(),
  /** A whole account, shop or site: only a report of impersonation can be about it. */
  isWholeAccount: z.boolean().optional(),
}

export const judgedAddress = z.object({ ...addressCautions, targetRefusal: targetRefusal.optional() })
export type JudgedAddress = z.infer<typeof judgedAddress>
