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

/** Of labelled pairs that the model was not fitted on: how many a level held, and how many of those are similar. */
export const measuredShares: Readonly<Record<Level, { readonly similar: number; readonly pairs: number }>> = {
  'very-high': { similar: 48, pairs: 49 },
  high: { similar: 14, pairs: 15 },
  medium: { similar: 3, pairs: 11 },
  low: { similar: 7, pairs: 48 },
}
