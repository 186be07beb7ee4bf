import { sealProof, type SealProof } from '@originseal/contracts'
import { fromHex, toHex } from './bytes'
import { isChainName } from './chain-name'
import { commitSeal, CommitmentError } from './commitment'
import { leafHash } from './merkle'
import { verifyInclusion } from './verify-merkle'

/** One thing that was looked at. `name` is stable, for translation; `detail` is a sentence for people. */
export interface ProofCheck {
  readonly name: 'format' | 'chain-name' | 'commitment' | 'inclusion' | 'original'
  readonly holds: boolean
  readonly detail: string
}

export interface Verdict<Check = ProofCheck> {
  readonly checks: readonly Check[]
  /** True when every check holds, and there was one. */
  readonly holds: boolean
}

export const verdict = <Check extends { readonly holds: boolean }>(
  checks: readonly Check[],
): Verdict<Check> => ({
  checks,
  holds: checks.length > 0 && checks.every((check) => check.holds),
})

const recomputed = ({ work, ownerId, sealedAt, salt }: SealProof): string => {
  try {
    return toHex(commitSeal({ work, ownerId, sealedAt }, fromHex(salt)))
  } catch (error) {
    if (error instanceof CommitmentError) return error.message
    throw error
  }
}

const checkCommitment = (proof: SealProof): ProofCheck => {
  const found = recomputed(proof)
  const holds = found === proof.commitment
  const detail = holds
    ? `work, owner and instant give the commitment ${found}`
    : `work, owner and instant give ${found}, the proof says ${proof.commitment}`
  return { name: 'commitment', holds, detail }
}

/** The commitment is the leaf that it is said to be. */
export const checkInclusion = ({
  commitment,
  tree,
  root,
}: Pick<SealProof, 'commitment' | 'tree' | 'root'>): ProofCheck => {
  const holds = verifyInclusion({
    leafHash: leafHash(fromHex(commitment)),
    index: tree.leafIndex,
    size: tree.size,
    proof: tree.path.map(fromHex),
    root: fromHex(root),
  })
  const place = `leaf ${tree.leafIndex} of ${tree.size}`
  return {
    name: 'inclusion',
    holds,
    detail: `the commitment is ${holds ? '' : 'not '}${place} under root ${root}`,
  }
}

/** The chain bears its usual name. */
export const checkName = ({ chain }: Pick<SealProof, 'chain'>): ProofCheck => {
  const holds = isChainName(chain.chainId, chain.name)
  return {
    name: 'chain-name',
    holds,
    detail: `chain ${chain.chainId} is ${holds ? '' : 'not '}called ${chain.name}`,
  }
}

const checkOriginal = ({ work }: SealProof, original: string): ProofCheck => {
  const holds = work.sha256 === original.toLowerCase()
  const detail = holds
    ? `the file given is the sealed one, SHA-256 ${work.sha256}`
    : `the file given has SHA-256 ${original}, the sealed one ${work.sha256}`
  return { name: 'original', holds, detail }
}

/**
 * Everything that can be checked without a network: the format, the commitment, its place in the tree and, when
 * the SHA-256 of a file is given, that this is the file. Total: whatever `proof` is, it answers.
 *
 * Whether the root really stands on the chain is `verifyOnChain`'s part; without it the time is only claimed.
 *
 * @param original SHA-256 of the file in hexadecimal.
 */
export function verifySealProof(proof: unknown, { original }: { original?: string } = {}): Verdict {
  const read = sealProof.safeParse(proof)
  if (!read.success) {
    const faults = read.error.issues.map((issue) => `${issue.path.join('.') || 'proof'}: ${issue.message}`)
    return verdict([{ name: 'format', holds: false, detail: faults.join('; ') }])
  }
  return verdict([
    { name: 'format', holds: true, detail: `the proof is complete and of the format ${read.data.version}` },
    checkCommitment(read.data),
    checkInclusion(read.data),
    checkName(read.data),
    ...(original === undefined ? [] : [checkOriginal(read.data, original)]),
  ])
}
