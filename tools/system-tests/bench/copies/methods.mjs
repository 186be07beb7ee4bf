/**
 * The methods that are held against each other. `score` of a pair, more is likelier a copy, −∞ for 'not even a
 * candidate'; `limit` is the least score that the method calls a copy when it is used as published.
 */
import { createRequire } from 'node:module'

const { CANDIDATE_INLIERS } = createRequire(import.meta.url)(
  '../../../../libs/fingerprint/dist/features/candidate-score.js',
)
const NEVER = Number.NEGATIVE_INFINITY

/**
 * @typedef {object} ComparedPair
 * @property {number} phash distance
 * @property {number} pdq distance
 * @property {number} dihedral the least distance of all turns
 * @property {number} [indexed] distance, where the index found it
 * @property {{ inliers: number, shortlist: number }} [features]
 * @property {{ verdict: 'copy' | 'different', score: number }} [comparison]
 * @property {boolean} [isReal] of real photographs, not made by seed
 *
 * @typedef {{ key: string, title: string, limit: number, score(pair: ComparedPair): number }} Method
 */

/** @type {Method[]} */
export const METHODS = [
  { key: 'phash', title: 'pHash', limit: -10, score: ({ phash }) => -phash },
  { key: 'pdq', title: 'PDQ', limit: -31, score: ({ pdq }) => -pdq },
  { key: 'dihedrals', title: 'PDQ, turned', limit: -31, score: ({ dihedral }) => -dihedral },
  {
    key: 'windows',
    title: 'windows',
    limit: -31,
    score: ({ indexed }) => (indexed === undefined ? NEVER : -indexed),
  },
  { key: 'features', title: 'features', limit: 10, score: ({ features }) => features?.inliers ?? NEVER },
  {
    key: 'pipeline',
    title: 'pipeline',
    limit: 0,
    score: (pair) => (isIndexed(pair) || isShortlisted(pair) ? verified(pair) : NEVER),
  },
  {
    key: 'indexOnly',
    title: 'pipeline by index only',
    limit: 0,
    score: (pair) => (isIndexed(pair) ? verified(pair) : NEVER),
  },
]

/** @param {ComparedPair} pair */
export const isIndexed = ({ indexed }) => indexed !== undefined
/** @param {ComparedPair} pair */
export const isShortlisted = ({ features }) => (features?.shortlist ?? 0) >= CANDIDATE_INLIERS
/** @param {ComparedPair} pair */
const verified = ({ comparison }) => (comparison?.verdict === 'copy' ? comparison.score : NEVER)

/** Share of `scores` above `threshold`. */
const shareAbove = (scores, threshold) => scores.filter((score) => score > threshold).length / scores.length

/** The score that at most `allowed` of the sample exceed. */
function thresholdFor(scores, allowed) {
  const falling = Float64Array.from(scores).sort().reverse()
  return falling[allowed] ?? NEVER
}

/**
 * What a method reaches. Pairs of a real scene photographed twice are counted as false alarms but set no threshold: a
 * standing camera makes two files that no method tells from a file saved twice, so that all would have the threshold of these.
 * @param {Pick<Method, 'score' | 'limit'>} method
 * @param {object} pairs
 * @param {Record<string, ComparedPair[]>} pairs.copies by way of copying
 * @param {Record<string, ComparedPair[]>} pairs.nearDuplicates by kind
 * @param {ComparedPair[]} pairs.strangers those that the method was asked
 * @returns recall per way at three thresholds: as used, at no false alarm at all, at one in 10,000 strangers
 */
export function reach({ score, limit }, { copies, nearDuplicates, strangers }) {
  const scored = (pairs) => pairs.map(score)
  const made = Object.values(nearDuplicates)
    .flat()
    .filter(({ isReal }) => !isReal)
  const near = scored(made)
  const far = scored(strangers)
  const none = thresholdFor([...near, ...far], 0)
  const rare = thresholdFor(far, Math.floor(far.length / 10_000))
  const asUsed = limit - 1e-9
  const recalls = (threshold) =>
    Object.fromEntries(
      Object.entries(copies).map(([way, pairs]) => [way, shareAbove(scored(pairs), threshold)]),
    )
  const accused = (pairs) => scored(pairs).filter((value) => value > asUsed).length
  return {
    asUsed: recalls(asUsed),
    atNone: recalls(none),
    atRare: recalls(rare),
    falseAlarms: {
      nearDuplicates: Object.fromEntries(
        Object.entries(nearDuplicates).map(([kind, pairs]) => [kind, accused(pairs)]),
      ),
      strangers: accused(strangers),
    },
    strangers: strangers.length,
  }
}
