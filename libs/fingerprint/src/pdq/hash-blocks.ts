import { hashToHex } from './hash-hex'
import { blockQuality, DIHEDRALS, lowFrequencies, signBits, turnSpectrum } from './transform'

export interface PdqHashes {
  quality: number
  /** Eight hashes in hex, in the order of `DIHEDRALS`. */
  dihedrals: string[]
}

/** PDQ of 64 × 64 blocks. */
export function hashBlocks(blocks: Float64Array): PdqHashes {
  const spectrum = lowFrequencies(blocks)
  return {
    quality: blockQuality(blocks),
    dihedrals: DIHEDRALS.map((how) => hashToHex(signBits(turnSpectrum(spectrum, how)))),
  }
}
