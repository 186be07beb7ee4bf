import type { DigestProof } from '@originseal/contracts'
import { commitSeal } from './commitment'
import { commitDigest, issueDigestProof, verifyDigestProof } from './digest-proof'
import { ProofError } from './issue-proof'
import { merkleTree } from './merkle'
import { sealedBatch } from './sealed-batch.fixture'

const digest = 'ab'.repeat(32)
const salt = new Uint8Array(32).fill(7)
const seals = sealedBatch(4).seals.map((seal) => commitSeal(seal.fields, seal.salt))
const tree = merkleTree([...seals, commitDigest(digest, salt)])
const sources = {
  digest,
  salt,
  tree,
  leafIndex: 4,
  chain: { chainId: 31337, registry: `0x${'4e'.repeat(20)}`, sealer: `0x${'5e'.repeat(20)}` },
  inclusion: {
    transactionHash: `0x${'11'.repeat(32)}`,
    blockNumber: 7,
    blockHash: `0x${'22'.repeat(32)}`,
    blockTime: '2026-11-21T08:00:00.000Z',
    logIndex: 0,
  },
}

it('a digest in a batch of seals has a proof, which survives its way through JSON', () => {
  const proof = issueDigestProof(sources)
  expect(verifyDigestProof(JSON.parse(JSON.stringify(proof)))).toMatchObject({ holds: true })
})

it.each<[string, Partial<DigestProof>, string]>([
  ['another digest', { digest: 'cd'.repeat(32) }, 'commitment'],
  ['another salt', { salt: 'cd'.repeat(32) }, 'commitment'],
  ['another root', { root: 'cd'.repeat(32) }, 'inclusion'],
  ['a field too many', { digset: digest } as Partial<DigestProof>, 'format'],
])('does not hold with %s', (_what, change, name) => {
  const { checks } = verifyDigestProof({ ...issueDigestProof(sources), ...change })
  expect(checks.filter(({ holds }) => !holds).map((check) => check.name)).toContain(name)
})

it('is not issued for a leaf that is somebody else’s', () => {
  expect(() => issueDigestProof({ ...sources, leafIndex: 0 })).toThrow(ProofError)
})
