import { z } from 'zod'

/**
 * An error on the wire: RFC 9457 with the fields that the specification's clients read.
 * `message` and `error` hold the same sentence, because clients look for either.
 */
export const problemBody = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.string(),
  message: z.string(),
  error: z.string(),
  /** What exactly was refused, where that helps: field names, limits. */
  details: z.record(z.string(), z.unknown()).optional(),
  requestId: z.string().optional(),
})
export type ProblemBody = z.infer<typeof problemBody>
