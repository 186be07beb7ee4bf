import { z } from 'zod'

const page = z.coerce.number().int().min(1).max(10_000).default(1)

/** Page of a list, 1 and up. What is no word of a query any more is cut off, not refused: people paste whole texts. */
export const searchQuery = z.object({
  q: z
    .string()
    .default('')
    .transform((text) =>
      text
        .replace(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, 100),
    ),
  page,
})
export type SearchQuery = z.infer<typeof searchQuery>
