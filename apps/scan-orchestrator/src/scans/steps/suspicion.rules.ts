import {
  hashLimit,
  isMainPicture,
  onOwnAccount,
  type ShownPicture,
} from '../../corpus/images/own-account.rules'

/** A picture that a scan came across and that may show the work. */
export interface Suspect extends ShownPicture {
  readonly scanImageId: string
  /** Bits of 256 between the work's best turned or mirrored hash and this picture's. */
  readonly distance: number
  /** Local features that agree on one map. */
  readonly inliers: number
  /** A part of one of both looks like the other, or a part of it: a crop or a collage, for the close look to decide. */
  readonly isAlikeInPart: boolean
}

/** `CANDIDATE_INLIERS` of the fingerprint; rules import no library. */
export const inlierLimit = 10

export const looksAlike = ({
  distance,
  inliers,
  isAlikeInPart,
}: Pick<Suspect, 'distance' | 'inliers' | 'isAlikeInPart'>): boolean =>
  distance <= hashLimit || inliers >= inlierLimit || isAlikeInPart

const standing = (suspect: Suspect): number => (isMainPicture(suspect) ? 0 : 1)

/** Chooses what to examine closely and show: the pages that a picture is on its own account, one picture a page. */
export function chooseSuspects(all: readonly Suspect[]): Suspect[] {
  const best = new Map<string, Suspect>()
  for (const suspect of onOwnAccount(all.filter(looksAlike))) {
    const rival = best.get(suspect.pageUrl)
    if (!rival || isBetter(suspect, rival)) best.set(suspect.pageUrl, suspect)
  }
  return [...best.values()].sort(
    (a, b) => a.distance - b.distance || b.inliers - a.inliers || (a.pageUrl < b.pageUrl ? -1 : 1),
  )
}

function isBetter(one: Suspect, other: Suspect): boolean {
  return (standing(one) - standing(other) || other.pixels - one.pixels || one.distance - other.distance) < 0
}
