import type { PixelEvidence } from './weigh-pixels'

/**
 * What makes a copy by pixels, and what unmakes one by any method. Each stands between what copies and what
 * near-duplicates reached; the README's table 'Where the limits come from' has the measured ends.
 */
export const LIMITS = {
  /** Feature pairs that must agree before pixels are looked at; chance gives up to about 6. */
  inliers: 6,
  /** Windows that must agree on a map where features do not. */
  windows: 2,
  /** Tiles with content of their own that agree: fewer can fit by chance. */
  agreeing: 6,
  /**
   * Bits in them, times their share of the original's content in the overlap: a soft picture has few bits, but all of them agree;
   * where half disagrees, chance has had more to choose from.
   */
  weightedContent: 8,
  /** Share of the original's content in the overlap that agrees. */
  contentShare: 0.2,
  /** Share of the overlap's area that agrees. */
  areaShare: 0.47,
  /** Share of the content shown that lies elsewhere, and that lies well aside. */
  displaced: 0.14,
  moved: 0.1,
  /** The share that lies elsewhere, and twice what the agreeing tiles' mean r misses of 1; see `unlikeness`. */
  unlikeness: 0.2,
  /** Much of the original is shown, or much of the candidate is taken from it: else a shared logo or banner. */
  shown: 0.3,
} as const

/** The pixels show the same things from another place. */
export const isAnotherShot = ({ displaced, moved }: PixelEvidence): boolean =>
  displaced > LIMITS.displaced || moved > LIMITS.moved

/** What agrees is a frame, or the agreement is of another place: true of no copy, however near the hashes are. */
export const isRefuted = (pixels: PixelEvidence): boolean => isAnotherShot(pixels) || pixels.framed

/** Another shot lies a little elsewhere, and what agrees does so by its rough shape, in another light and noise. */
const unlikeness = ({ displaced, correlation }: PixelEvidence): number => displaced + 2 * (1 - correlation)

/** Enough of the original's own content lies where the map says. */
export const isCopy = (pixels: PixelEvidence): boolean =>
  pixels.agreeing >= LIMITS.agreeing &&
  pixels.content * pixels.contentShare >= LIMITS.weightedContent &&
  pixels.contentShare >= LIMITS.contentShare &&
  pixels.areaShare >= LIMITS.areaShare &&
  Math.max(pixels.shownOfOriginal, pixels.shownOfCandidate) >= LIMITS.shown &&
  unlikeness(pixels) <= LIMITS.unlikeness &&
  !isRefuted(pixels)

/**
 * Near hashes have compared the whole area already: grain may hide what plain parts of it show, and a soft picture has
 * few bits of content. But they are not enough by themselves, since two shots of one scene may have them.
 */
export const isNearCopy = (pixels: PixelEvidence): boolean =>
  pixels.contentShare >= LIMITS.contentShare && !isRefuted(pixels)
