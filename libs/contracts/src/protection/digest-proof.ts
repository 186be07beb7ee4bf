import { z } from 'zod'
import { sha256Hex } from '../primitives'
import { sealProof } from './seal-proof'

/** What a stranger needs to check it with the tools of any system; fixed by the version, as a seal's is. */
export const DIGEST_PROOF_HOW_TO = [
  '1. The commitment: SHA-256 over these texts, each as UTF-8 behind its length in bytes (4 bytes, big-endian):',
  '"originseal/digest/v1", salt, digest. The result equals commitment.',
  '2. The tree (RFC 6962): the leaf is SHA-256(00 || the 32 bytes of commitment); with tree.path it leads to',
  'root, nodes being SHA-256(01 || left || right).',
  '3. The chain: eth_getTransactionReceipt of chain.transactionHash at any node of chain.chainId shows status 1,',
  'chain.blockHash and a log of chain.registry that names root; eth_getBlockByNumber shows that block and its time.',
  'What it proves: whatever has this digest existed no later than chain.blockTime.',
].join('\n')

/** The proof that a digest stood on the chain at a time: self-contained, as that of a seal. */
export const digestProof = z.strictObject({
  version: z.literal('originseal-digest-proof/1'),
  /** SHA-256 of what was anchored. */
  digest: sha256Hex,
  salt: sha256Hex,
  commitment: sha256Hex,
  tree: sealProof.shape.tree,
  root: sha256Hex,
  chain: sealProof.shape.chain,
  howTo: z.literal(DIGEST_PROOF_HOW_TO),
})
export type DigestProof = z.infer<typeof digestProof>
