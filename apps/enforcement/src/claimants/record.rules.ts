import type { ClaimantStanding } from '@originseal/contracts'

/** How the notices of a claimant that were decided in the last 180 days came out. */
export interface ClaimantRecord {
  readonly upheld: number
  /** Retracted as wrong; rejected for ownership, licence or an exception; restored after a counter-notice was conceded. */
  readonly bad: number
  /** Counter-notices that were answered by restoring. */
  readonly countered: number
  /** Reports of respondents that a claim was abusive, which an administrator upheld. */
  readonly abusive: number
}

export const noRecord: ClaimantRecord = { upheld: 0, bad: 0, countered: 0, abusive: 0 }

/** Fewer decided notices than this say nothing. */
export const fewestDecided = 20
const reviewBelow = 0.9
const suspendedBelow = 0.75
const mostCountered = 0.05
/** 95 % of a normal distribution, both sides. */
const z = 1.96

/**
 * The upper end of the share that may be upheld in truth (Wilson's score interval, 1927): who is measured by few notices is
 * suspended only where even the best that those allow is too little.
 */
export function highestShare(successes: number, total: number): number {
  const share = successes / total
  const spread = z * Math.sqrt((share * (1 - share)) / total + (z * z) / (4 * total * total))
  return (share + (z * z) / (2 * total) + spread) / (1 + (z * z) / total)
}

/**
 * What a claimant may do: `review` lets each notice wait for a person, `suspended` opens no new case. A forged proof
 * suspends by an administrator's decision; one abusive claim is enough for a review.
 */
export function standingOf({ upheld, bad, countered, abusive }: ClaimantRecord): ClaimantStanding {
  const decided = upheld + bad
  const atBest = abusive > 0 ? 'review' : 'good'
  if (decided < fewestDecided) return atBest
  const share = highestShare(upheld, decided)
  if (share < suspendedBelow) return 'suspended'
  return share < reviewBelow || countered / decided > mostCountered ? 'review' : atBest
}
