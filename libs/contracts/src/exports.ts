import { z } from 'zod'

/** What a list is exported for. */
export const exportReason = z.object({ reason: z.string().trim().min(2).max(500) })
/** Columns of persons, such as names and addresses, are left out unless somebody says that they need them. */
export const exportWithPersons = exportReason.extend({ personal: z.boolean().default(false) })

/** What the endpoints that give a list as a file for spreadsheets have in common: a proof for each file. */
export const exportEndpoint = {
  method: 'POST',
  access: 'data:export',
  stepUp: true,
  idempotency: 'key',
  perMinute: 10,
  response: { status: 200, file: 'text/csv', disposition: 'attachment' },
  errors: [],
} as const
