import { z } from 'zod'
import { cid, hash32, id, instant, sha256Hex } from '../primitives'
import { perceptualHash } from './perceptual-hash'

/**
 * What a stranger needs to check a seal, with the command-line tools of any system. Part of the format: the
 * text is fixed by the version, so a proof whose instructions were altered is refused like any other.
 */
export const SEAL_PROOF_HOW_TO = [
  '1. The file: sha256sum of the original equals work.sha256.',
  '2. The commitment: SHA-256 over these texts, each as UTF-8 behind its length in bytes (4 bytes, big-endian):',
  '"originseal/seal/v1", salt, work.id, work.title, work.filename, work.sha256, work.size, work.mediaType,',
  'work.cid, work.cidProfile, perceptualHash.algorithm, .profile, .version, .hex, .quality, ownerId, sealedAt;',
  'numbers in decimal, an absent field as the length ff ff ff ff alone. The result equals commitment.',
  '3. The tree (RFC 6962): the leaf is SHA-256(00 || the 32 bytes of commitment); with tree.path it leads to',
  'root, nodes being SHA-256(01 || left || right).',
  '4. The chain: eth_getTransactionReceipt of chain.transactionHash at any node of chain.chainId shows status 1,',
  'chain.blockHash and a log of chain.registry that names root; eth_getBlockByNumber shows that block and its time.',
  'What it proves: this file, described like this, existed no later than chain.blockTime. sealedAt is what the',
  "sealing service's own clock said; who made the work is not proven by it.",
].join('\n')

const nonNegative = z
  .int()
  .min(0)
  .refine((value) => !Object.is(value, -0), 'negative zero')
const uint32 = nonNegative.max(0xffff_ffff)
const address = z.string().regex(/^0x[0-9a-f]{40}$/)

/** The sealed work. Every field is covered by the commitment. */
export const sealedWork = z.strictObject({
  id,
  title: z.string().optional(),
  filename: z.string().optional(),
  sha256: sha256Hex,
  /** Bytes. */
  size: nonNegative,
  mediaType: z.string().min(1),
  cid,
  /** How the CID was built: importer and its settings, by name. */
  cidProfile: z.string().min(1),
  perceptualHash: perceptualHash
    .strict()
    .extend({ version: nonNegative.pipe(z.literal(1)), quality: nonNegative.max(100) })
    .optional(),
})
export type SealedWork = z.infer<typeof sealedWork>

/** Where the batch's root stands on the chain. */
export const chainAnchor = z.strictObject({
  chainId: nonNegative.min(1),
  /** The chain's usual name, or `eip155:<chainId>`. */
  name: z.string().min(1),
  registry: address,
  /** The account that sent the root. */
  sealer: address,
  transactionHash: hash32,
  blockNumber: nonNegative,
  blockHash: hash32,
  /** The block's own time: the proven instant. Whole seconds. */
  blockTime: instant,
  /** Place of the log within its block, as in JSON-RPC. */
  logIndex: nonNegative,
})
export type ChainAnchor = z.infer<typeof chainAnchor>

/**
 * The proof that a work was sealed: self-contained, verifiable without OriginSeal.
 * Digests are written as sha256sum prints them, chain values as JSON-RPC does.
 */
export const sealProof = z.strictObject({
  version: z.literal('originseal-proof/1'),
  work: sealedWork,
  /** Random identifier of the owner; a name is nowhere in the proof. */
  ownerId: id,
  sealedAt: instant,
  /** 32 random bytes that keep the commitment from being guessed. */
  salt: sha256Hex,
  commitment: sha256Hex,
  tree: z.strictObject({
    hash: z.literal('sha-256'),
    scheme: z.literal('rfc6962'),
    leafIndex: uint32,
    size: uint32.min(1),
    /** Sibling hashes from the leaf upwards. */
    path: z.array(sha256Hex).max(32),
  }),
  root: sha256Hex,
  chain: chainAnchor,
  howTo: z.literal(SEAL_PROOF_HOW_TO),
})
export type SealProof = z.infer<typeof sealProof>
