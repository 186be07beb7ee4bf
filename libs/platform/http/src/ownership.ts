import type { ErrorCode } from '@originseal/contracts'
import type { Caller } from './access'
import { Problem } from './problem'

/**
 * What is the caller's, or anybody's for an administrator. Somebody else's is told by the same code as what does not exist:
 * whether it does is nobody's business.
 * @throws Problem `missing`
 */
export function ownedBy<Row extends { readonly ownerId: string }>(
  { userId, role }: Caller,
  row: Row | null | undefined,
  missing: ErrorCode,
): Row {
  if (!row || (row.ownerId !== userId && role !== 'admin')) throw new Problem(missing)
  return row
}
