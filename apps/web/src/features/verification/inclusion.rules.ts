import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js'

export interface Inclusion {
  /** 32 bytes in hexadecimal, as are `path` and `root`. */
  readonly commitment: string
  readonly leafIndex: number
  readonly treeSize: number
  /** The siblings from the leaf up. */
  readonly path: readonly string[]
  readonly root: string
}

const LEAF = Uint8Array.of(0)
const NODE = Uint8Array.of(1)

const leafHash = (commitment: Uint8Array) => sha256(concatBytes(LEAF, commitment))
const nodeHash = (left: Uint8Array, right: Uint8Array) => sha256(concatBytes(NODE, left, right))

/**
 * Whether the commitment is leaf `leafIndex` of the tree of `treeSize` leaves with this root: the
 * verification of an inclusion proof in RFC 9162, section 2.1.3.2, with the hashes of RFC 6962. A path that
 * is too short or too long is refused.
 */
export function isIncluded({ commitment, leafIndex, treeSize, path, root }: Inclusion): boolean {
  if (leafIndex < 0 || leafIndex >= treeSize) return false
  let index = leafIndex
  let last = treeSize - 1
  let hash = leafHash(hexToBytes(commitment))
  for (const sibling of path.map((hex) => hexToBytes(hex))) {
    if (last === 0) return false
    if (index % 2 === 1 || index === last) {
      hash = nodeHash(sibling, hash)
      // A rightmost node without a sibling of its own moves up until it is a right child.
      while (index % 2 === 0 && index > 0) {
        index = Math.floor(index / 2)
        last = Math.floor(last / 2)
      }
    } else {
      hash = nodeHash(hash, sibling)
    }
    index = Math.floor(index / 2)
    last = Math.floor(last / 2)
  }
  return last === 0 && bytesToHex(hash) === root
}
