import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common'
import type { z } from 'zod'
import { Problem } from './problem'

/** Decodes a body, a query or a path with a schema of the contracts; what does not fit is told field by field. */
@Injectable()
export class Decode<Schema extends z.ZodType> implements PipeTransform<unknown, z.output<Schema>> {
  constructor(private readonly schema: Schema) {}

  transform(value: unknown, _metadata?: ArgumentMetadata): z.output<Schema> {
    const decoded = this.schema.safeParse(value)
    if (decoded.success && isText(decoded.data)) return decoded.data
    if (decoded.success) throw new Problem('REQUEST_INVALID')
    throw new Problem('REQUEST_INVALID', {
      fields: decoded.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
    })
  }
}

/** NUL, which PostgreSQL has no text for, and halves of a pair, which no UTF-8 has a form for. */
const noText = /[\0\p{Surrogate}]/u

/** Whether every string within is text that can be kept as it came. */
function isText(value: unknown): boolean {
  const waiting = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next === 'string' && noText.test(next)) return false
    if (typeof next === 'object' && next !== null) waiting.push(...Object.entries(next).flat())
  }
  return true
}
