import type { UndertakingResult } from '@originseal/contracts'
import type { Undertaking } from '../negotiations/undertaking.rules'
import type { Finding } from './confirmation.rules'

/**
 * What the looks at a page say of an undertaking to remove a picture; undefined as long as they say nothing. What is late
 * counts as done where it is; what can't be seen on the page, as a payment, is for the claimant to confirm.
 */
export function judgeRemoval(
  { state, dueAt, isRemovalOnly }: Undertaking,
  finding: Finding,
): UndertakingResult | undefined {
  if (finding.kind === 'down') return isRemovalOnly ? 'met' : undefined
  return finding.kind === 'up' && state === 'signed' && finding.at >= dueAt ? 'missed' : undefined
}
