import { fraudRiskFrom, type FraudRisk, type ScoreReason } from '@originseal/contracts'
import { reasonsFor, sumOf, type Signal } from './score.rules'

export const fraudRiskVersion = 'FraudRisk v1' as const

export interface FraudEvidence {
  /** See `originScore`. */
  readonly originScore: number
  /** 0 to 1: how sure the comparison is that this is the same picture. */
  readonly matchScore: number
  /** What the page asks for the thing, in its currency. */
  readonly price: number | null
  readonly currency: string | null
  /** Whether the page states when it was published. */
  readonly isDated: boolean
  /** Its scripts would have filled it, and no browser ran them. */
  readonly wasReadWithoutScripts: boolean
  /** A name of the seller, as the page states it. */
  readonly seller: string | null
  readonly isMirroredOrTurned: boolean
  /** Share of the sealed picture that is shown, 0 to 1. */
  readonly originalShown: number
  /** Share of the candidate that the sealed picture covers, 0 to 1. */
  readonly candidateCovered: number
  /** Pages of the same host in this scan that show the work. */
  readonly pagesOnHost: number
}

/**
 * FraudRisk v1: how much a found page looks like somebody living off the work. 0 and up: low below 35, medium below
 * 65, high from there. It weighs what is on the page; it says nothing about a licence that we cannot know of. What was
 * not read speaks for nobody: a page of which too little was read is not low.
 */
export const fraudSignals: readonly Signal<FraudEvidence>[] = [
  {
    name: 'offered-for-sale',
    weigh: ({ price, currency }) =>
      price !== null && price > 0 ? { points: 30, values: { price, currency: currency ?? '' } } : undefined,
  },
  {
    name: 'origin-likely-ours',
    weigh: ({ originScore }) =>
      originScore >= 60
        ? { points: Math.round((originScore - 50) * 0.5), values: { score: originScore } }
        : undefined,
  },
  {
    name: 'origin-doubtful',
    weigh: ({ originScore }) =>
      originScore < 40 ? { points: -25, values: { score: originScore } } : undefined,
  },
  {
    name: 'sure-match',
    weigh: ({ matchScore }) =>
      matchScore >= 0.9 ? { points: 10, values: { percent: Math.round(matchScore * 100) } } : undefined,
  },
  {
    name: 'turned-to-hide',
    weigh: ({ isMirroredOrTurned }) => (isMirroredOrTurned ? { points: 10, values: {} } : undefined),
  },
  {
    name: 'cropped',
    weigh: ({ originalShown }) =>
      originalShown < 0.9 ? { points: 10, values: { percent: Math.round(originalShown * 100) } } : undefined,
  },
  {
    name: 'framed-or-pasted-in',
    weigh: ({ candidateCovered }) =>
      candidateCovered < 0.9
        ? { points: 5, values: { percent: Math.round(candidateCovered * 100) } }
        : undefined,
  },
  {
    name: 'several-pages',
    weigh: ({ pagesOnHost }) =>
      pagesOnHost > 1
        ? { points: Math.min(20, 5 * (pagesOnHost - 1)), values: { pages: pagesOnHost } }
        : undefined,
  },
  {
    name: 'seller-unnamed',
    weigh: ({ price, seller }) => (price !== null && !seller ? { points: 10, values: {} } : undefined),
  },
]

export function fraudRisk(evidence: FraudEvidence): {
  risk: FraudRisk
  points: number
  reasons: ScoreReason[]
} {
  const reasons = reasonsFor(fraudSignals, evidence)
  const points = sumOf(0, reasons)
  return { risk: riskOf(points, evidence), points, reasons }
}

function riskOf(points: number, evidence: FraudEvidence): FraudRisk {
  if (points >= fraudRiskFrom.high) return 'high'
  if (points >= fraudRiskFrom.medium) return 'medium'
  return isTooLittleRead(evidence) ? 'not-enough-data' : 'low'
}

function isTooLittleRead({ price, isDated, wasReadWithoutScripts }: FraudEvidence): boolean {
  return wasReadWithoutScripts || (price === null && !isDated)
}
