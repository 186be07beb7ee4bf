import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { isIncluded } from './inclusion.rules'

// The tree as RFC 6962, section 2.1, defines it: top down, where the code under test goes bottom up.
const leaf = (bytes: Uint8Array) => sha256(concatBytes(Uint8Array.of(0), bytes))
const node = (left: Uint8Array, right: Uint8Array) => sha256(concatBytes(Uint8Array.of(1), left, right))

/** The largest power of two smaller than `n`. */
const split = (n: number) => 2 ** Math.floor(Math.log2(n - 1))

function rootOf(leaves: readonly Uint8Array[]): Uint8Array {
  if (leaves.length === 1) return leaf(leaves[0]!)
  const k = split(leaves.length)
  return node(rootOf(leaves.slice(0, k)), rootOf(leaves.slice(k)))
}

function pathOf(index: number, leaves: readonly Uint8Array[]): Uint8Array[] {
  if (leaves.length === 1) return []
  const k = split(leaves.length)
  return index < k
    ? [...pathOf(index, leaves.slice(0, k)), rootOf(leaves.slice(k))]
    : [...pathOf(index - k, leaves.slice(k)), rootOf(leaves.slice(0, k))]
}

const proofs = fc
  .integer({ min: 1, max: 70 })
  .chain((treeSize) => fc.record({ treeSize: fc.constant(treeSize), leafIndex: fc.nat(treeSize - 1) }))
  .map(({ treeSize, leafIndex }) => {
    const leaves = Array.from({ length: treeSize }, (_, index) => sha256(Uint8Array.of(index)))
    return {
      commitment: bytesToHex(leaves[leafIndex]!),
      leafIndex,
      treeSize,
      path: pathOf(leafIndex, leaves).map((hash) => bytesToHex(hash)),
      root: bytesToHex(rootOf(leaves)),
    }
  })

const changed = (hex: string, at: number) => {
  const digit = hex[at] === '0' ? '1' : '0'
  return hex.slice(0, at) + digit + hex.slice(at + 1)
}

it('accepts every leaf of every tree', () => {
  fc.assert(fc.property(proofs, (proof) => expect(isIncluded(proof)).toBe(true)))
})

it('refuses another commitment, root, place, size or path', () => {
  fc.assert(
    fc.property(proofs, fc.nat(63), (proof, at) => {
      const { commitment, root, path, leafIndex, treeSize } = proof
      expect(isIncluded({ ...proof, commitment: changed(commitment, at) })).toBe(false)
      expect(isIncluded({ ...proof, root: changed(root, at) })).toBe(false)
      expect(isIncluded({ ...proof, leafIndex: treeSize })).toBe(false)
      expect(isIncluded({ ...proof, leafIndex: -1 })).toBe(false)
      expect(isIncluded({ ...proof, path: [...path, root] })).toBe(false)
      if (path.length === 0) return
      expect(isIncluded({ ...proof, path: path.slice(1) })).toBe(false)
      expect(isIncluded({ ...proof, path: [changed(path[0]!, at), ...path.slice(1)] })).toBe(false)
      expect(isIncluded({ ...proof, leafIndex: (leafIndex + 1) % treeSize })).toBe(false)
    }),
  )
})
