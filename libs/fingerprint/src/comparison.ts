import type { LocalFeatures } from './features/local-features'
import type { ImageFacts } from './picture/image-facts'
import type { ImageSource } from './picture/image-source'

/** A picture to compare; what is already known of it need not be computed again. */
export interface ComparableImage {
  /** Path of a file, or its bytes. */
  source: ImageSource
  facts?: ImageFacts
  features?: LocalFeatures
}

export type Point = [x: number, y: number]
/** Row by row; maps fractions (0-1) of the original to fractions of the candidate. */
export type Homography = [number, number, number, number, number, number, number, number, number]

export type ComparisonMethod = 'sha256' | 'pdq' | 'pdq-dihedral' | 'local-features'

export interface Agreement {
  /** Share of the original's content in the overlap that the candidate shows, 0-1. */
  content: number
  /** The same in bits; what can hardly be mistaken for another place has much of it. */
  bits: number
  /** Share of the overlap's area that agrees, 0-1. */
  area: number
  /** Share of the content shown that lies elsewhere than one map says, 0-1: another shot. */
  displaced: number
  /** Share that lies well aside: things that moved before their ground. Part of `displaced`. */
  moved: number
  /** Only a frame agrees, and another picture fills it. */
  framed: boolean
}

export interface Comparison {
  verdict: 'copy' | 'different'
  /** What decided. */
  method: ComparisonMethod
  methodVersion: number
  /** Best PDQ distance over the eight dihedrals, 0-256, and which one that was. */
  distance: number
  dihedral: string
  /** Feature pairs that agree on the homography, counted once per place; 0 when features were not asked. */
  inliers: number
  homography: Homography | null
  /** Where the original lies on the candidate, in fractions of the candidate; empty without a homography. */
  overlap: Point[]
  /** Share of the original's area that the candidate shows, 0-1. */
  overlapShare: number
  /** Mean correlation of the agreeing tiles in the overlap, 0-1. */
  similarity: number
  /** Probability of 'copy', calibrated on held-out pairs of which half were copies; see the README. */
  score: number
  /** What the pixels said under the homography; null without one. */
  agreement: Agreement | null
  /** The lower PDQ quality of the two, 0-100. */
  quality: number
}
