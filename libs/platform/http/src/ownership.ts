import type { ErrorCode } from '@originseal/contracts'
import type { Caller } from './access'
import { Problem } from './problem'

/**
 * What is the caller's. Somebody else's is told by the same code as what does not exist: whether it does is nobody's
 * business. This holds for administrators too: what they see of members has endpoints of its own, and the audit log.
 * @throws Problem `missing`
 */
export function ownedBy<Row extends { readonly ownerId: string }>(
  { userId }: Pick<Caller, 'userId'>,
  row: Row | null | undefined,
  missing: ErrorCode,
): Row {
  if (!row || row.ownerId !== userId) throw new Problem(missing)
  return row
}
