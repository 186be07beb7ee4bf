import { type ChainAnchor, SEAL_PROOF_HOW_TO, type SealProof } from '@originseal/contracts'
import { toHex } from './bytes'
import type { Chain, Inclusion } from './chain'
import { chainName } from './chain-name'
import { commitSeal, type SealFields } from './commitment'
import type { MerkleTree } from './merkle'
import { verifySealProof, type Verdict } from './verify-proof'

export interface ProofSources {
  readonly fields: SealFields
  /** 32 bytes. */
  readonly salt: Uint8Array
  /** The batch's tree over all its commitments. */
  readonly tree: Pick<MerkleTree, 'size' | 'root' | 'inclusionProof'>
  readonly leafIndex: number
  readonly chain: Pick<Chain, 'chainId' | 'registry' | 'sealer'>
  readonly inclusion: Inclusion
}

/** The proof would not verify: what it was made from does not belong together. */
export class ProofError extends Error {
  override readonly name = 'ProofError'
  readonly code = 'PROOF_DOES_NOT_HOLD'
}

const anchorOf = (
  { chainId, registry, sealer }: ProofSources['chain'],
  inclusion: Inclusion,
): ChainAnchor => ({
  chainId,
  name: chainName(chainId),
  registry,
  sealer,
  ...inclusion,
})

/** Where a leaf stands in the tree, and where the tree's root stands on the chain: the same of every proof. */
export const placeOf = ({ tree, leafIndex, chain, inclusion }: Omit<ProofSources, 'fields' | 'salt'>) => ({
  tree: {
    hash: 'sha-256' as const,
    scheme: 'rfc6962' as const,
    leafIndex,
    size: tree.size,
    path: tree.inclusionProof(leafIndex).map(toHex),
  },
  root: toHex(tree.root),
  chain: anchorOf(chain, inclusion),
})

/** @throws ProofError with all that does not hold */
export function mustHold({ holds, checks }: Verdict): void {
  if (holds) return
  const broken = checks.filter((check) => !check.holds)
  throw new ProofError(broken.map(({ detail }) => detail).join('; '))
}

/**
 * The proof of one seal of a batch that stands on the chain. Checked before it leaves: a proof that does not
 * verify is never issued.
 * @throws ProofError, CommitmentError, and a RangeError for a leaf that the tree does not have.
 */
export function issueProof({ fields, salt, ...place }: ProofSources): SealProof {
  const proof: SealProof = {
    version: 'originseal-proof/1',
    work: fields.work,
    ownerId: fields.ownerId,
    sealedAt: fields.sealedAt,
    salt: toHex(salt),
    commitment: toHex(commitSeal(fields, salt)),
    ...placeOf(place),
    howTo: SEAL_PROOF_HOW_TO,
  }
  mustHold(verifySealProof(proof))
  return proof
}
