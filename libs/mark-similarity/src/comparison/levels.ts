/** What people are told, the gravest first. */
export const levels = ['very-high', 'high', 'medium', 'low'] as const
export type Level = (typeof levels)[number]

const thresholds = [0.85, 0.6, 0.3]

/** The level of the marks alone. */
export const levelOfMarks = (likelihood: number): Level =>
  levels[thresholds.findIndex((least) => likelihood >= least)] ?? 'low'

/** Moved down by the goods: one step where they are hardly related, two where they are not. */
export function levelWithGoods(likelihood: number, goodsScore: number): Level {
  const steps = goodsScore <= 0.1 ? 2 : goodsScore <= 0.3 ? 1 : 0
  return levels[Math.min(levels.indexOf(levelOfMarks(likelihood)) + steps, levels.length - 1)] as Level
}

/**
 * Of the labelled pairs, each judged by weights that were fitted on the other four fifths: how many a level held, and how many
 * of those are similar (`likeness.level …, five-fold` of `npm run bench -- trademark-likeness`).
 */
export const measuredShares: Readonly<Record<Level, { readonly similar: number; readonly pairs: number }>> = {
  'very-high': { similar: 19, pairs: 21 },
  high: { similar: 17, pairs: 19 },
  medium: { similar: 11, pairs: 25 },
  low: { similar: 1, pairs: 28 },
}
