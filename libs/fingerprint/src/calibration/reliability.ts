export interface Scored {
  score: number
  copy: boolean
}

export interface Bin {
  from: number
  to: number
  pairs: number
  /** Mean of the scores, and share of copies, in it. */
  said: number
  true: number
}

export interface Reliability {
  bins: Bin[]
  /** Expected calibration error: the mean distance of said and true, weighted by pairs (Naeini et al. 2015). */
  expectedError: number
  /** Of pairs scored at least 0.9, the share that are copies, NaN without any; and how many pairs those were. */
  copiesFrom09: number
  pairsFrom09: number
}

/** How well scores say how often a pair is a copy. Both kinds weigh the same, as in the fit. */
export function reliabilityOf(scored: readonly Scored[], bins = 10): Reliability {
  const copies = scored.filter(({ copy }) => copy).length
  const weightOf = ({ copy }: Scored): number => 0.5 / (copy ? copies : scored.length - copies)
  const mean = (of: readonly Scored[], value: (pair: Scored) => number): number =>
    of.reduce((sum, pair) => sum + weightOf(pair) * value(pair), 0) /
    of.reduce((sum, pair) => sum + weightOf(pair), 0)
  const isCopy = ({ copy }: Scored): number => (copy ? 1 : 0)
  const table = Array.from({ length: bins }, (_, k): Bin => {
    const inside = scored.filter(({ score }) => Math.min(bins - 1, Math.floor(score * bins)) === k)
    const said = mean(inside, ({ score }) => score)
    return { from: k / bins, to: (k + 1) / bins, pairs: inside.length, said, true: mean(inside, isCopy) }
  }).filter(({ pairs }) => pairs > 0)
  const share = ({ from }: Bin): number =>
    scored
      .filter(({ score }) => Math.min(bins - 1, Math.floor(score * bins)) === Math.round(from * bins))
      .reduce((sum, pair) => sum + weightOf(pair), 0)
  return {
    bins: table,
    expectedError: table.reduce((sum, bin) => sum + share(bin) * Math.abs(bin.said - bin.true), 0),
    pairsFrom09: scored.filter(({ score }) => score >= 0.9).length,
    copiesFrom09: mean(
      scored.filter(({ score }) => score >= 0.9),
      isCopy,
    ),
  }
}
