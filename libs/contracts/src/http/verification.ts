import { z } from 'zod'
import { cid, hash32, id, instant, sha256Hex } from '../primitives'
import { perceptualHash } from '../evidence/perceptual-hash'

/** `GET /api/verify/{id}`: what anybody may know about a seal. Holds no personal data. */
export const verification = z.object({
  id,
  state: z.enum(['anchoring', 'anchored']),
  sealedAt: instant,
  mediaType: z.string(),
  size: z.number().int(),
  sha256: sha256Hex,
  perceptualHash,
  cid,
  cidProfile: z.string(),
  commitment: sha256Hex,
  anchor: z
    .object({
      chainId: z.number().int(),
      chainName: z.string(),
      registry: z.string(),
      transactionHash: hash32,
      blockNumber: z.number().int().optional(),
      blockTime: instant.optional(),
      root: sha256Hex,
      leafIndex: z.number().int(),
      treeSize: z.number().int(),
      path: z.array(sha256Hex),
    })
    .optional(),
})
export type Verification = z.infer<typeof verification>
