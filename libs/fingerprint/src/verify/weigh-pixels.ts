import type { Homography } from '../comparison'
import type { Grey } from '../picture/decode'
import { compareTiles } from './compare-tiles'
import type { TileAgreement } from './compare-tiles'
import { commonCorrection, displacedShare, tileShifts } from './find-parallax'
import { multiply, scaling } from './homography-math'
import { sampleLattice } from './lattice'

export interface PixelEvidence extends TileAgreement {
  /** The map given, moved by what the pixels ask for. */
  homography: Homography
  /** Share of the found tiles that the map misplaces, 0-1: parallax, so another shot. */
  displaced: number
}

/** Compares two pictures under a map (fractions of the original → fractions of the candidate), pixel evidence only. */
export function weighPixels(original: Grey, candidate: Grey, given: Homography): PixelEvidence {
  const first = sampleLattice(original, candidate, given)
  const shifts = tileShifts(first)
  const asGiven = { ...compareTiles(first), homography: given, displaced: displacedShare(shifts) }
  const correction = asGiven.displaced > 0 ? commonCorrection(shifts) : null
  if (!correction) return asGiven
  const inSamples = scaling(first.columns, first.rows)
  const inFractions = scaling(1 / first.columns, 1 / first.rows)
  const homography = multiply(given, multiply(inFractions, multiply(correction, inSamples)))
  const second = sampleLattice(original, candidate, homography)
  const corrected = { ...compareTiles(second), homography, displaced: displacedShare(tileShifts(second)) }
  return corrected.displaced < asGiven.displaced ? corrected : asGiven
}
