import type { z } from 'zod'
import type { Problem } from './problem'

/**
 * Decodes an answer that did not come through `rawResponseSchema`, such as an upload's.
 * @param missing what is raised when the answer does not fit
 */
export function decode<Value>(
  schema: z.ZodType<Value>,
  answer: unknown,
  missing: string,
): { data: Value } | { error: Problem } {
  const decoded = schema.safeParse(answer)
  if (decoded.success) return { data: decoded.data }
  console.error(missing, decoded.error.issues)
  return { error: { status: 'unexpected-answer', message: missing } }
}
