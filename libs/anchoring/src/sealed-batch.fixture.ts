import { createHash, randomUUID } from 'node:crypto'
import { toHex } from './bytes'
import type { SealFields } from './commitment'
import { commitSeal } from './commitment'
import { merkleTree, type MerkleTree } from './merkle'

export interface SealedBatch {
  readonly seals: readonly { readonly fields: SealFields; readonly salt: Uint8Array }[]
  readonly tree: MerkleTree
  /** 64 hex characters. */
  readonly root: string
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** A batch of works that differ in everything; the same for the same seed but for the ids. */
export function sealedBatch(leafCount: number, seed = randomUUID()): SealedBatch {
  const seals = Array.from({ length: leafCount }, (_, i) => ({
    fields: {
      work: {
        id: randomUUID(),
        title: `海邊的卡夫卡 "${i}" 𠮷\n`,
        filename: `攝影 ${i}.png`,
        sha256: digest(`${seed} file ${i}`).toString('hex'),
        size: 1_000 + i,
        mediaType: 'image/png',
        cid: 'bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy',
        cidProfile: 'unixfs-v1-2025',
        perceptualHash: {
          algorithm: 'pdq' as const,
          profile: 'exact' as const,
          version: 1 as const,
          hex: digest(`${seed} look ${i}`).toString('hex'),
          quality: 87,
        },
      },
      ownerId: randomUUID(),
      sealedAt: new Date(1_790_000_000_000 + i).toISOString(),
    },
    salt: new Uint8Array(digest(`${seed} salt ${i}`)),
  }))
  const tree = merkleTree(seals.map(({ fields, salt }) => commitSeal(fields, salt)))
  return { seals, tree, root: toHex(tree.root) }
}
