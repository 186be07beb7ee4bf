/** Where a finding stands on the page of its scan; ranks begin at 1, the highest risk first. */
export const findingAnchor = (rank: number): string => `finding-${rank}`

/** The page of a member's scan, or of one finding on it. */
export const scanPath = (scanId: string, rank?: number): string =>
  `/scans/${scanId}${rank === undefined ? '' : `#${findingAnchor(rank)}`}`
