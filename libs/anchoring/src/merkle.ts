import { createHash } from 'node:crypto'

/** Bytes of every hash in the tree. */
export const HASH_BYTES = 32

const sha256 = (...parts: readonly Uint8Array[]): Uint8Array => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return new Uint8Array(hash.digest())
}

/** Leaves and nodes are hashed under different tags, so that no node can pose as a leaf (RFC 6962 §2.1). */
const LEAF_TAG = Uint8Array.of(0)
const NODE_TAG = Uint8Array.of(1)

/** SHA-256(0x00 ‖ data). */
export const leafHash = (data: Uint8Array): Uint8Array => sha256(LEAF_TAG, data)

/** SHA-256(0x01 ‖ left ‖ right). */
export const nodeHash = (left: Uint8Array, right: Uint8Array): Uint8Array => sha256(NODE_TAG, left, right)

export interface MerkleTree {
  readonly size: number
  readonly root: Uint8Array
  /** Sibling hashes from leaf `index` to the root: PATH(index, D[n]) of RFC 6962 §2.1.1. Throws a RangeError. */
  inclusionProof(index: number): Uint8Array[]
  /** Proof that the first `earlierSize` leaves were not changed: PROOF(m, D[n]) of RFC 6962 §2.1.2. Throws a RangeError. */
  consistencyProof(earlierSize: number): Uint8Array[]
}

const requireWithin = (value: number, min: number, max: number): void => {
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new RangeError(`${value} is not an integer from ${min} to ${max}`)
  }
}

/**
 * The tree over `leaves` (each one leaf's data, any length), all levels kept: 2n hashes for n leaves.
 *
 * Level k holds the roots of runs of 2^k leaves; a last run may be shorter, and a node without a sibling moves
 * up as it is. That gives the very tree of RFC 6962, which splits at the largest power of two below n.
 */
export function merkleTree(leaves: readonly Uint8Array[]): MerkleTree {
  const size = leaves.length
  const levels: Uint8Array[][] = [leaves.map(leafHash)]
  for (let below = levels[0]!; below.length > 1; below = levels.at(-1)!) {
    const level: Uint8Array[] = []
    for (let i = 0; i < below.length; i += 2) {
      const right = below[i + 1]
      level.push(right ? nodeHash(below[i]!, right) : below[i]!)
    }
    levels.push(level)
  }

  const inclusionProof = (index: number): Uint8Array[] => {
    requireWithin(index, 0, size - 1)
    const path: Uint8Array[] = []
    let place = index
    for (const level of levels.slice(0, -1)) {
      const sibling = level[place ^ 1]
      if (sibling) path.push(sibling)
      place >>>= 1
    }
    return path
  }

  const consistencyProof = (earlierSize: number): Uint8Array[] => {
    requireWithin(earlierSize, 1, size)
    // Walks up from the earlier tree's last whole subtree; that subtree is left out when it is the earlier tree.
    let level = 0
    let place = earlierSize - 1
    while (place % 2 === 1) {
      level += 1
      place >>>= 1
    }
    const wholeTree = place === 0
    if (earlierSize === size) return []
    const path = wholeTree ? [] : [levels[level]![place]!]
    for (; level < levels.length - 1; level += 1, place >>>= 1) {
      const sibling = levels[level]![place ^ 1]
      if (sibling) path.push(sibling)
    }
    return path
  }

  return { size, root: levels.at(-1)![0] ?? sha256(), inclusionProof, consistencyProof }
}

/** MTH(D[n]) of RFC 6962 §2.1; SHA-256 of nothing when there are no leaves. */
export const merkleRoot = (leaves: readonly Uint8Array[]): Uint8Array => merkleTree(leaves).root

/** Inclusion proof of one leaf; use `merkleTree` for many. Throws a RangeError. */
export const inclusionProof = (leaves: readonly Uint8Array[], index: number): Uint8Array[] =>
  merkleTree(leaves).inclusionProof(index)

/** Consistency proof of the first `earlierSize` leaves with all of them. Throws a RangeError. */
export const consistencyProof = (leaves: readonly Uint8Array[], earlierSize: number): Uint8Array[] =>
  merkleTree(leaves).consistencyProof(earlierSize)
