import { readFormBody, type Fields } from '@originseal/ecpay'
import { Problem } from '@originseal/http'
import type { z } from 'zod'

/** A page's own form. @throws Problem REQUEST_INVALID */
export function readForm<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const fields = readFormBody(typeof body === 'string' ? body : '')
  const decoded = schema.safeParse(fields)
  if (!decoded.success) throw new Problem('REQUEST_INVALID')
  return decoded.data
}

/** A merchant's message; undefined if it is none. */
export function fieldsOf(body: unknown): Fields | undefined {
  const fields = readFormBody(typeof body === 'string' ? body : '')
  return typeof fields === 'string' ? undefined : fields
}
