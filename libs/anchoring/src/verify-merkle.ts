import { sameBytes } from './bytes'
import { HASH_BYTES, nodeHash } from './merkle'

export interface InclusionClaim {
  /** The leaf's hash, not its data. */
  readonly leafHash: Uint8Array
  readonly index: number
  /** Leaves in the tree. */
  readonly size: number
  readonly proof: readonly Uint8Array[]
  readonly root: Uint8Array
}

export interface ConsistencyClaim {
  readonly earlierSize: number
  readonly earlierRoot: Uint8Array
  readonly laterSize: number
  readonly laterRoot: Uint8Array
  readonly proof: readonly Uint8Array[]
}

const isSize = (value: number): boolean => Number.isSafeInteger(value) && value >= 0
const areHashes = (hashes: readonly Uint8Array[]): boolean =>
  hashes.every((hash) => hash.length === HASH_BYTES)
// Division instead of shifts: shifts cut at 32 bits, sizes go to 2^53.
const halved = (value: number): number => Math.floor(value / 2)
const isOdd = (value: number): boolean => value % 2 === 1

/**
 * Whether the leaf stands at `index` of the tree (RFC 9162 §2.1.3.2).
 * Total: whatever the sizes and lengths, it answers and never throws.
 */
export function verifyInclusion({ leafHash, index, size, proof, root }: InclusionClaim): boolean {
  if (!isSize(index) || !isSize(size) || index >= size) return false
  if (!areHashes([leafHash, ...proof])) return false
  let place = index
  let last = size - 1
  let hash = leafHash
  for (const sibling of proof) {
    if (last === 0) return false
    if (isOdd(place) || place === last) {
      hash = nodeHash(sibling, hash)
      while (!isOdd(place) && place !== 0) {
        place = halved(place)
        last = halved(last)
      }
    } else {
      hash = nodeHash(hash, sibling)
    }
    place = halved(place)
    last = halved(last)
  }
  return last === 0 && sameBytes(hash, root)
}

/**
 * Whether the later tree begins with all leaves of the earlier one (RFC 9162 §2.1.4.2).
 * An empty earlier tree is refused: nothing is consistent with everything, which proves nothing.
 */
export function verifyConsistency(claim: ConsistencyClaim): boolean {
  const { earlierSize, earlierRoot, laterSize, laterRoot, proof } = claim
  if (!isSize(earlierSize) || !isSize(laterSize) || earlierSize === 0 || earlierSize > laterSize) return false
  if (earlierSize === laterSize) return proof.length === 0 && sameBytes(earlierRoot, laterRoot)
  if (!areHashes([earlierRoot, ...proof])) return false

  let place = earlierSize - 1
  let last = laterSize - 1
  while (isOdd(place)) {
    place = halved(place)
    last = halved(last)
  }
  // An earlier tree that is a whole subtree of the later one is its own first hash.
  const [first, ...rest] = place === 0 ? [earlierRoot, ...proof] : proof
  if (!first) return false
  let earlier = first
  let later = first
  for (const sibling of rest) {
    if (last === 0) return false
    if (isOdd(place) || place === last) {
      earlier = nodeHash(sibling, earlier)
      later = nodeHash(sibling, later)
      while (!isOdd(place) && place !== 0) {
        place = halved(place)
        last = halved(last)
      }
    } else {
      later = nodeHash(later, sibling)
    }
    place = halved(place)
    last = halved(last)
  }
  return last === 0 && sameBytes(earlier, earlierRoot) && sameBytes(later, laterRoot)
}
