import type { Homography } from '../comparison'
import type { Grey } from '../picture/decode'
import { compareTiles } from './compare-tiles'
import type { TileAgreement } from './compare-tiles'
import { displacedShare, tileShifts } from './find-parallax'
import type { TileShift } from './find-parallax'
import { commonCorrection } from './correct-map'
import { multiply, scaling } from './homography-math'
import { sampleLattice } from './lattice'
import type { Lattice } from './lattice'

export interface PixelEvidence extends TileAgreement {
  /** The map given, moved by what the pixels ask for. */
  homography: Homography
  /** Share of the found tiles that the map misplaces, 0-1: parallax, so another shot. */
  displaced: number
}

/** Corrections at most; each follows the pixels a little further, since brightness is linear only nearby. */
const ROUNDS = 3
/** Displaced share from which no correction is worth its time. */
const IN_PLACE = 0.05

/** Compares two pictures under a map (fractions of the original → fractions of the candidate), pixel evidence only. */
export function weighPixels(original: Grey, candidate: Grey, given: Homography): PixelEvidence {
  let best: PixelEvidence | null = null
  let homography: Homography | null = given
  for (let round = 0; round <= ROUNDS && homography; round++) {
    const lattice = sampleLattice(original, candidate, homography)
    const shifts = tileShifts(lattice)
    const displaced = displacedShare(shifts)
    if (!best || displaced < best.displaced) best = { ...compareTiles(lattice), homography, displaced }
    homography = displaced > IN_PLACE ? corrected(homography, shifts, lattice) : null
  }
  return best!
}

function corrected(map: Homography, shifts: readonly TileShift[], lattice: Lattice): Homography | null {
  const { columns, rows } = lattice
  const correction = commonCorrection(lattice, shifts)
  if (!correction) return null
  return multiply(map, multiply(scaling(1 / columns, 1 / rows), multiply(correction, scaling(columns, rows))))
}
