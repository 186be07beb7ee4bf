import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common'
import type { z } from 'zod'
import { Problem } from './problem'

/** Decodes a body, a query or a path with a schema of the contracts; what does not fit is told field by field. */
@Injectable()
export class Decode<Schema extends z.ZodType> implements PipeTransform<unknown, z.output<Schema>> {
  constructor(private readonly schema: Schema) {}

  transform(value: unknown, _metadata?: ArgumentMetadata): z.output<Schema> {
    const decoded = this.schema.safeParse(value)
    if (decoded.success) return decoded.data
    throw new Problem('REQUEST_INVALID', {
      fields: decoded.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
    })
  }
}
