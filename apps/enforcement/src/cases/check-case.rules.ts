import type { FindingDecision } from '@originseal/contracts'

/** Why a notice may not go out yet. */
export type CaseFault = 'USE_IS_LICENSED' | 'OWNERSHIP_DOUBTFUL'

/** Below it the copy may well be the older one: a seal shows that a file existed, not who made it. */
const doubtfulBelow = 50

export interface ClaimFacts {
  readonly decision: FindingDecision | 'takedown' | null
  readonly originScore: number
}

/** What the owner has to clear up before anybody is told of an infringement. */
export function faultsOf({ decision, originScore }: ClaimFacts): readonly CaseFault[] {
  const faults: CaseFault[] = []
  if (decision === 'licensed' || decision === 'mine') faults.push('USE_IS_LICENSED')
  if (originScore < doubtfulBelow) faults.push('OWNERSHIP_DOUBTFUL')
  return faults
}
