import { z } from 'zod'
import { cid, hash32, id, instant, sha256Hex } from '../primitives'
import { perceptualHash } from './perceptual-hash'

const anchor = z.object({
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
export type SealAnchor = z.infer<typeof anchor>

/** A seal whose work is here. */
export const standingSeal = z.object({
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
  anchor: anchor.optional(),
})
export type StandingSeal = z.infer<typeof standingSeal>

/**
 * A seal whose work was erased with its owner. The commitment stays, since it is a leaf beside those of others; its salt
 * is gone, so that it says nothing. A certificate that somebody kept holds the salt and can still be checked against it.
 */
export const erasedSeal = z.object({
  id,
  state: z.literal('erased'),
  erasedAt: instant,
  commitment: sha256Hex,
  anchor: anchor.optional(),
})
export type ErasedSeal = z.infer<typeof erasedSeal>

/** `GET /api/verify/{id}`: what anybody may know about a seal. Holds no personal data. */
export const verification = z.discriminatedUnion('state', [standingSeal, erasedSeal])
export type Verification = z.infer<typeof verification>
