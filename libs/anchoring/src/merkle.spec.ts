import * as fc from 'fast-check'
import { fromHex, toHex } from './bytes'
import { consistencyProof, inclusionProof, leafHash, merkleRoot, nodeHash } from './merkle'
import { verifyConsistency, verifyInclusion } from './verify-merkle'

/** The eight leaves with which Certificate Transparency's implementations check themselves, and their roots. */
const CT_LEAVES = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
]
const CT_ROOTS = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
]

/** RFC 6962 §2.1 as it is written, to hold the levels against. */
const rfcRoot = (leaves: readonly Uint8Array[]): Uint8Array => {
  if (leaves.length === 1) return leafHash(leaves[0]!)
  let split = 1
  while (split * 2 < leaves.length) split *= 2
  return nodeHash(rfcRoot(leaves.slice(0, split)), rfcRoot(leaves.slice(split)))
}

const leavesArb = fc.array(fc.uint8Array({ maxLength: 40 }), { minLength: 1, maxLength: 70 })
const flipped = (bytes: Uint8Array, at: number): Uint8Array =>
  bytes.map((byte, i) => (i === at % bytes.length ? byte ^ 1 : byte))

describe('Merkle tree', () => {
  it('E1: has the roots that are public for the eight Certificate Transparency leaves', () => {
    const leaves = CT_LEAVES.map(fromHex)
    expect(leaves.map((_, i) => toHex(merkleRoot(leaves.slice(0, i + 1))))).toEqual(CT_ROOTS)
  })

  it('E1: the root of no leaves is SHA-256 of nothing', () => {
    expect(toHex(merkleRoot([]))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  })

  it('splits at the largest power of two, as the RFC defines it', () => {
    fc.assert(
      fc.property(leavesArb, (leaves) => {
        expect(toHex(merkleRoot(leaves))).toBe(toHex(rfcRoot(leaves)))
      }),
    )
  })

  it('proves every leaf of every tree of 1 to 70 leaves', () => {
    for (let size = 1; size <= 70; size += 1) {
      const leaves = Array.from({ length: size }, (_, i) => Uint8Array.of(i))
      const root = merkleRoot(leaves)
      for (let index = 0; index < size; index += 1) {
        const claim = {
          leafHash: leafHash(leaves[index]!),
          index,
          size,
          proof: inclusionProof(leaves, index),
          root,
        }
        expect(verifyInclusion(claim)).toBe(true)
      }
    }
  })

  it('proves that every earlier tree is the beginning of the later one', () => {
    for (let laterSize = 1; laterSize <= 40; laterSize += 1) {
      const leaves = Array.from({ length: laterSize }, (_, i) => Uint8Array.of(i))
      const laterRoot = merkleRoot(leaves)
      for (let earlierSize = 1; earlierSize <= laterSize; earlierSize += 1) {
        const earlierRoot = merkleRoot(leaves.slice(0, earlierSize))
        const proof = consistencyProof(leaves, earlierSize)
        expect(verifyConsistency({ earlierSize, earlierRoot, laterSize, laterRoot, proof })).toBe(true)
      }
    }
  })

  it('refuses a proof with any byte changed, a hash missing or one too many', () => {
    fc.assert(
      fc.property(leavesArb, fc.nat(), fc.nat(), fc.nat(), (leaves, pick, at, which) => {
        const index = pick % leaves.length
        const proof = inclusionProof(leaves, index)
        const root = merkleRoot(leaves)
        const claim = { leafHash: leafHash(leaves[index]!), index, size: leaves.length, proof, root }
        expect(verifyInclusion({ ...claim, root: flipped(root, at) })).toBe(false)
        expect(verifyInclusion({ ...claim, leafHash: flipped(claim.leafHash, at) })).toBe(false)
        expect(verifyInclusion({ ...claim, proof: [...proof, root] })).toBe(false)
        if (proof.length === 0) return
        const hurt = proof.map((hash, i) => (i === which % proof.length ? flipped(hash, at) : hash))
        expect(verifyInclusion({ ...claim, proof: hurt })).toBe(false)
        expect(verifyInclusion({ ...claim, proof: proof.slice(1) })).toBe(false)
      }),
    )
  })

  it('refuses a path that ends below the root of the claimed size', () => {
    const leaves = [Uint8Array.of(0), Uint8Array.of(1)]
    const claim = {
      leafHash: leafHash(leaves[0]!),
      index: 0,
      proof: inclusionProof(leaves, 0),
      root: merkleRoot(leaves),
    }
    expect(verifyInclusion({ ...claim, size: 2 })).toBe(true)
    expect(verifyInclusion({ ...claim, size: 4 })).toBe(false)
    const earlier = {
      earlierSize: 1,
      earlierRoot: merkleRoot(leaves.slice(0, 1)),
      laterRoot: merkleRoot(leaves),
    }
    const proof = consistencyProof(leaves, 1)
    expect(verifyConsistency({ ...earlier, laterSize: 2, proof })).toBe(true)
    expect(verifyConsistency({ ...earlier, laterSize: 4, proof })).toBe(false)
  })

  it('never throws, whatever sizes, places and lengths it is given', () => {
    const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(NaN, Infinity, 2 ** 53, 2 ** 64, -1))
    const hash = fc.uint8Array({ maxLength: 33 })
    const hashes = fc.array(hash, { maxLength: 5 })
    fc.assert(
      fc.property(number, number, hash, hash, hashes, (a, b, left, right, proof) => {
        const inclusion = verifyInclusion({ leafHash: left, index: a, size: b, proof, root: right })
        const consistency = verifyConsistency({
          earlierSize: a,
          laterSize: b,
          earlierRoot: left,
          laterRoot: right,
          proof,
        })
        expect([typeof inclusion, typeof consistency]).toEqual(['boolean', 'boolean'])
      }),
      { numRuns: 2000 },
    )
  })

  it.each([[-1], [3], [0.5], [NaN]])('refuses to prove leaf %p of three', (index) => {
    expect(() => inclusionProof([Uint8Array.of(1), Uint8Array.of(2), Uint8Array.of(3)], index)).toThrow(
      RangeError,
    )
  })
})
