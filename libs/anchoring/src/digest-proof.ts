import { createHash } from 'node:crypto'
import { digestProof, DIGEST_PROOF_HOW_TO, type DigestProof } from '@originseal/contracts'
import { fromHex, toHex } from './bytes'
import { encodeText } from './commitment'
import { mustHold, placeOf, type ProofSources } from './issue-proof'
import { checkInclusion, checkName, verdict, type ProofCheck, type Verdict } from './verify-proof'

/** Keeps it from being taken for a seal's commitment. */
const DIGEST_TAG = 'originseal/digest/v1'

/**
 * The salted commitment to a digest that becomes a leaf's data: SHA-256 over tag, salt and digest, each as text behind its length.
 * @param digest SHA-256 in hexadecimal @param salt 32 random bytes
 */
export const commitDigest = (digest: string, salt: Uint8Array): Uint8Array =>
  fromHex(
    createHash('sha256')
      .update(Buffer.concat([DIGEST_TAG, toHex(salt), digest].map(encodeText)))
      .digest('hex'),
  )

export interface DigestProofSources extends Omit<ProofSources, 'fields'> {
  /** SHA-256 in hexadecimal. */
  readonly digest: string
}

/** Checked before it leaves, as a seal's proof is. @throws ProofError, and a RangeError for a leaf that the tree does not have */
export function issueDigestProof({ digest, salt, ...place }: DigestProofSources): DigestProof {
  const proof: DigestProof = {
    version: 'originseal-digest-proof/1',
    digest,
    salt: toHex(salt),
    commitment: toHex(commitDigest(digest, salt)),
    ...placeOf(place),
    howTo: DIGEST_PROOF_HOW_TO,
  }
  mustHold(verifyDigestProof(proof))
  return proof
}

/** Everything that can be checked without a network, as `verifySealProof` does for a seal. Total: whatever `proof` is, it answers. */
export function verifyDigestProof(proof: unknown): Verdict {
  const read = digestProof.safeParse(proof)
  if (!read.success) {
    const faults = read.error.issues.map((issue) => `${issue.path.join('.') || 'proof'}: ${issue.message}`)
    return verdict([{ name: 'format', holds: false, detail: faults.join('; ') }])
  }
  const { data } = read
  return verdict([
    { name: 'format', holds: true, detail: `the proof is complete and of the format ${data.version}` },
    checkCommitment(data),
    checkInclusion(data),
    checkName(data),
  ])
}

function checkCommitment({ digest, salt, commitment }: DigestProof): ProofCheck {
  const found = toHex(commitDigest(digest, fromHex(salt)))
  const detail = `the digest gives the commitment ${found}, the proof says ${commitment}`
  return { name: 'commitment', holds: found === commitment, detail }
}
