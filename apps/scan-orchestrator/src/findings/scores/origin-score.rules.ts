import { originScoreBase, type ScoreReason } from '@originseal/contracts'
import { reasonsFor, sumOf, type Signal } from './score.rules'

/** What is known of both sides of a pair that was found to be original and copy, or copy and original. */
export interface OriginEvidence {
  readonly sealedAt: Date
  /** Time of the block that holds the seal. */
  readonly anchoredAt: Date | null
  /** When the page says it was published: its own word. What could be before or after the seal counts as neither. */
  readonly published: { readonly earliest: Date; readonly latest: Date } | null
  /** When we first saw the picture anywhere. */
  readonly firstSeenAt: Date
  readonly originalPixels: number
  readonly candidatePixels: number
  /** Share of the sealed picture that the candidate shows, 0 to 1. */
  readonly originalShown: number
  /** Share of the candidate that the sealed picture covers, 0 to 1. */
  readonly candidateCovered: number
  readonly isMirroredOrTurned: boolean
}

const hourMs = 3_600_000
/** A tenth of a picture's area: less is a matter of rounding at its edges. */
const clearlyLess = 0.9
/** A match on less than a hundredth of a picture says nothing about its sharpness. */
const leastShare = 0.01

/**
 * OriginScore: 50 where nothing is known, towards 100 the likelier the sealed work is the origin, towards 0 the
 * likelier the found page was there first. Points are added and the sum is held within 0 to 100.
 */
export const originSignals: readonly Signal<OriginEvidence>[] = [
  {
    name: 'anchored',
    weigh: ({ anchoredAt }) =>
      anchoredAt === null ? undefined : { points: 10, values: { at: anchoredAt.toISOString() } },
  },
  {
    name: 'published-after-seal',
    weigh: ({ published, sealedAt }) =>
      published && published.earliest > sealedAt
        ? { points: 20, values: elapsed(sealedAt, published.earliest) }
        : undefined,
  },
  {
    name: 'published-before-seal',
    weigh: ({ published, sealedAt }) =>
      published && published.latest <= sealedAt
        ? { points: -25, values: elapsed(published.latest, sealedAt) }
        : undefined,
  },
  {
    name: 'seen-before-seal',
    weigh: ({ firstSeenAt, sealedAt }) =>
      firstSeenAt < sealedAt ? { points: -30, values: elapsed(firstSeenAt, sealedAt) } : undefined,
  },
  {
    name: 'original-larger',
    weigh: (pair) =>
      ratio(pair) >= 1.2 ? { points: 15, values: { times: rounded(ratio(pair)) } } : undefined,
  },
  {
    name: 'original-smaller',
    weigh: (pair) =>
      ratio(pair) <= 1 / 1.2 ? { points: -20, values: { times: rounded(1 / ratio(pair)) } } : undefined,
  },
  {
    name: 'copy-is-a-part',
    weigh: ({ originalShown, candidateCovered }) =>
      originalShown < clearlyLess && candidateCovered >= clearlyLess
        ? { points: 20, values: { percent: Math.round(originalShown * 100) } }
        : undefined,
  },
  {
    name: 'original-is-a-part',
    weigh: ({ originalShown, candidateCovered }) =>
      originalShown >= clearlyLess && candidateCovered < clearlyLess
        ? { points: -10, values: { percent: Math.round(candidateCovered * 100) } }
        : undefined,
  },
  {
    name: 'mirrored-or-turned',
    weigh: ({ isMirroredOrTurned }) => (isMirroredOrTurned ? { points: 5, values: {} } : undefined),
  },
]

export function originScore(evidence: OriginEvidence): { score: number; reasons: ScoreReason[] } {
  const reasons = reasonsFor(originSignals, evidence)
  return { score: sumOf(originScoreBase, reasons), reasons }
}

/** Pixels that each side spends on what both show: a border or a crop changes a picture's size, not its sharpness. */
function ratio(pair: OriginEvidence): number {
  const original = pair.originalPixels * Math.max(pair.originalShown, leastShare)
  const candidate = pair.candidatePixels * Math.max(pair.candidateCovered, leastShare)
  return original / candidate
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}

/** Whole hours below a day, whole days from there on; `{ hours: 0 }` is less than one hour. */
function elapsed(from: Date, to: Date): { hours: number } | { days: number } {
  const hours = Math.floor((to.getTime() - from.getTime()) / hourMs)
  return hours < 24 ? { hours } : { days: Math.floor(hours / 24) }
}
