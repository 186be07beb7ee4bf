/** Types of methods.mjs, for its test. */
export interface ComparedPair {
  phash: number
  pdq: number
  dihedral: number
  indexed?: number
  features?: { inliers: number; shortlist: number }
  comparison?: { verdict: 'copy' | 'different'; score: number }
}
export interface Method {
  key: string
  title: string
  limit: number
  score(pair: ComparedPair): number
}
export interface Reached {
  asUsed: Record<string, number>
  atNone: Record<string, number>
  atRare: Record<string, number>
  falseAlarms: { nearDuplicates: Record<string, number>; strangers: number }
  strangers: number
}
export const METHODS: readonly Method[]
export function reach(
  method: Pick<Method, 'score' | 'limit'>,
  pairs: {
    copies: Record<string, ComparedPair[]>
    nearDuplicates: Record<string, ComparedPair[]>
    strangers: ComparedPair[]
  },
): Reached
