import { type SealProof, sealProof } from '@originseal/contracts'
import type { Inclusion } from './chain'
import { issueProof, ProofError } from './issue-proof'
import { sealedBatch } from './sealed-batch.fixture'
import { verifySealProof } from './verify-proof'

const batch = sealedBatch(5)
const issuedOn = { chainId: 31337, registry: `0x${'4e'.repeat(20)}`, sealer: `0x${'5e'.repeat(20)}` }
const inclusion: Inclusion = {
  transactionHash: `0x${'11'.repeat(32)}`,
  blockNumber: 7,
  blockHash: `0x${'22'.repeat(32)}`,
  blockTime: '2026-11-21T08:00:00.000Z',
  logIndex: 0,
}
const sources = { ...batch.seals[2]!, tree: batch.tree, leafIndex: 2, chain: issuedOn, inclusion }
const proof = issueProof(sources)
const failed = (claim: unknown, original?: string): string[] =>
  verifySealProof(claim, { original })
    .checks.filter(({ holds }) => !holds)
    .map(({ name }) => name)

describe('seal proof', () => {
  it('TRIAL-04: holds for the file that was sealed, and for no other', () => {
    const { sha256 } = proof.work
    expect(verifySealProof(proof, { original: sha256 })).toMatchObject({ holds: true })
    expect(failed(proof, sha256.toUpperCase())).toEqual([])
    expect(failed(proof, '0'.repeat(64))).toEqual(['original'])
  })

  it('survives its way through JSON', () => {
    expect(verifySealProof(JSON.parse(JSON.stringify(proof))).holds).toBe(true)
  })

  it('every leaf of the batch has a proof', () => {
    const proofs = batch.seals.map((seal, leafIndex) => issueProof({ ...sources, ...seal, leafIndex }))
    expect(proofs.every((each) => verifySealProof(each).holds)).toBe(true)
  })

  it.each<[string, (changed: SealProof) => void, string]>([
    ['title', ({ work }) => (work.title = '別的'), 'commitment'],
    ['missing title', ({ work }) => delete work.title, 'commitment'],
    ['file name', ({ work }) => (work.filename = 'a.png'), 'commitment'],
    ['media type', ({ work }) => (work.mediaType = 'image/gif'), 'commitment'],
    ['CID profile', ({ work }) => (work.cidProfile = 'other'), 'commitment'],
    ['size', ({ work }) => (work.size += 1), 'commitment'],
    ['quality', ({ work }) => (work.perceptualHash!.quality += 1), 'commitment'],
    ['owner', (changed) => (changed.ownerId = changed.work.id), 'commitment'],
    ['instant', (changed) => (changed.sealedAt = '2026-01-01T00:00:00.000Z'), 'commitment'],
    ['leaf index', ({ tree }) => (tree.leafIndex = 3), 'inclusion'],
    ['tree size', ({ tree }) => (tree.size = 4), 'inclusion'],
    ['longer path', ({ tree }) => tree.path.push('0'.repeat(64)), 'inclusion'],
    ['chain name', ({ chain }) => (chain.name = 'Ethereum'), 'chain-name'],
    ['negative zero', ({ chain }) => (chain.logIndex = -0), 'format'],
    ['instructions', (changed) => ((changed as { howTo: string }).howTo = 'Trust us.'), 'format'],
    ['unknown field', (changed) => Object.assign(changed.work, { author: 'me' }), 'format'],
  ])('E2: another %s is refused', (_, change, check) => {
    const changed = structuredClone(proof)
    change(changed)
    expect(failed(changed)).toContain(check)
  })

  it.each([[undefined], [null], [''], [[]], [{}], [{ ...proof, tree: null }], [{ ...proof, salt: 7 }]])(
    'answers for %p as well',
    (claim) => {
      expect(failed(claim)).toEqual(['format'])
    },
  )

  it('reads text with a lone surrogate as a commitment that fails', () => {
    expect(failed({ ...proof, work: { ...proof.work, title: '\ud800' } })).toEqual(['commitment'])
  })

  it('is not issued when the parts do not belong together', () => {
    expect(() => issueProof({ ...sources, leafIndex: 3 })).toThrow(ProofError)
  })

  it('covers every field of the work: a field added to the format must be added to the commitment', () => {
    const optional = { title: 't', filename: 'f' }
    expect(Object.keys(sealProof.shape.work.shape).sort()).toEqual(
      Object.keys({ ...proof.work, ...optional }).sort(),
    )
  })
})
