import { z } from 'zod'

/** What of the environment concerns sellers who read their messages. */
export const sellersSettings = {
  /** The origin of pages that they answer on, where a message names one; absent: they answer nowhere. */
  SELLERS_ANSWER_AT: z.url({ protocol: /^https?$/ }).optional(),
}

/** Undefined: sellers answer nowhere. */
export const answersAt = ({
  SELLERS_ANSWER_AT: url,
}: {
  readonly SELLERS_ANSWER_AT?: string | undefined
}): string | undefined => url && new URL(url).origin
