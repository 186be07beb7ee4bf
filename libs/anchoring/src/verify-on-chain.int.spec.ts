import { execFileSync } from 'node:child_process'
import { isDeepStrictEqual } from 'node:util'
import type { SealProof } from '@originseal/contracts'
import { until } from '@originseal/testing'
import {
  ANVIL_CHAIN_ID,
  ANVIL_KEY,
  ANVIL_STRANGER_KEY,
  type Anvil,
  startAnvil,
} from '@originseal/testing/anvil'
import { EvmChain } from './evm-chain'
import { issueProof } from './issue-proof'
import { type SealedBatch, sealedBatch } from './sealed-batch.fixture'
import { verifyOnChain } from './verify-on-chain'
import { verifySealProof } from './verify-proof'

/** Small, fast and the same everywhere (mulberry32). */
const seeded =
  (seed: number) =>
  (below: number): number => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }

const DIGITS = Buffer.from('0123456789abcdef')

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

describe('seal proof against a real chain', () => {
  let anvil: Anvil
  let batch: SealedBatch
  let proof: SealProof
  let strangers: SealProof['chain']

  const anchor = async (privateKey: string): Promise<SealProof> => {
    const chain = new EvmChain({
      rpcUrl: anvil.url,
      privateKey,
      chainId: ANVIL_CHAIN_ID,
      confirmations: 1,
      maxFeePerGasCap: 100_000_000_000n,
    })
    await chain.ensureRegistry()
    const { rawTransaction } = await chain.sign(batch.root, batch.tree.size, await chain.nextNonce())
    await chain.broadcast(rawTransaction)
    const { inclusion } = await until(() => chain.rootRecord(batch.root))
    return issueProof({ ...batch.seals[11]!, tree: batch.tree, leafIndex: 11, chain, inclusion })
  }

  beforeAll(async () => {
    anvil = await startAnvil()
    batch = sealedBatch(21)
    proof = await anchor(ANVIL_KEY)
    strangers = (await anchor(ANVIL_STRANGER_KEY)).chain
  })
  afterAll(() => anvil.stop())

  const failed = async (claim: SealProof): Promise<string[]> =>
    (await verifyOnChain(claim, anvil.url)).checks.filter(({ holds }) => !holds).map(({ name }) => name)

  it('TRIAL-04: the transaction, its log and its block are what the proof says', async () => {
    const { holds, checks } = await verifyOnChain(proof, anvil.url)
    expect(checks.map(({ name }) => name)).toEqual([
      'chain',
      'registry',
      'transaction',
      'receipt',
      'log',
      'block',
    ])
    expect(holds).toBe(true)
  })

  it.each<[string, () => Partial<SealProof['chain']>, string[]]>([
    ['another chain', () => ({ chainId: 1 }), ['chain']],
    ['another block time', () => ({ blockTime: '2020-01-01T00:00:00.000Z' }), ['block']],
    ['another block', () => ({ blockNumber: 1 }), ['receipt', 'block']],
    ['a block that is not there yet', () => ({ blockNumber: 9_999 }), ['receipt', 'block']],
    ['another log', () => ({ logIndex: 5 }), ['log']],
    ['another registry', () => ({ registry: `0x${'01'.repeat(20)}` }), ['registry', 'transaction', 'log']],
    [
      'an unknown transaction',
      () => ({ transactionHash: `0x${'01'.repeat(32)}` }),
      ['transaction', 'receipt'],
    ],
    ['a stranger’s account', () => ({ sealer: strangers.sealer }), ['transaction', 'log']],
    [
      'a stranger’s transaction for the same root',
      () => ({ transactionHash: strangers.transactionHash }),
      ['transaction', 'receipt', 'log'],
    ],
  ])('E2: %s is refused', async (_, change, checks) => {
    expect(await failed({ ...proof, chain: { ...proof.chain, ...change() } })).toEqual(checks)
  })

  it('E2: another root is refused, however well it is proven', async () => {
    const other = sealedBatch(21)
    const { chainId, registry, sealer, transactionHash, blockNumber, blockHash, blockTime, logIndex } =
      proof.chain
    const inclusion = { transactionHash, blockNumber, blockHash, blockTime, logIndex }
    const chain = { chainId, registry, sealer }
    const forged = issueProof({ ...other.seals[0]!, tree: other.tree, leafIndex: 0, chain, inclusion })
    expect(await failed(forged)).toEqual(['transaction', 'log'])
  })

  it('a node that can’t be asked is a failed check, not an exception', async () => {
    expect((await verifyOnChain(proof, 'http://127.0.0.1:1')).checks).toMatchObject([
      { name: 'node', holds: false },
    ])
    expect((await verifyOnChain(proof, 'nonsense')).holds).toBe(false)
  })

  it('E2: of 4,000 single-byte changes none is accepted, but for blanks between the values', async () => {
    const seed = 20261121
    const random = seeded(seed)
    const text = Buffer.from(JSON.stringify(proof, null, 2))
    const refused = { offline: 0, 'on the chain': 0 }
    let blanks = 0
    for (let i = 0; i < 4000; i += 1) {
      const changed = Buffer.from(text)
      const at = random(changed.length)
      // Every second change keeps hexadecimal what was so: the format alone can't refuse it.
      const digit = DIGITS.indexOf(changed[at]!)
      if (i % 2 === 0 && digit >= 0) changed[at] = DIGITS[(digit + 1 + random(15)) % 16]!
      else changed[at] = (changed[at]! + 1 + random(255)) % 256
      const claim = parsed(changed.toString('utf8'))
      if (isDeepStrictEqual(claim, proof)) blanks += 1
      else if (!verifySealProof(claim).holds) refused.offline += 1
      else if (!(await verifyOnChain(claim as SealProof, anvil.url)).holds) refused['on the chain'] += 1
      else throw new Error(`accepted with byte ${at} changed (seed ${seed}): ${changed.toString('utf8')}`)
    }
    console.info(`E2: seed ${seed}, 4000 changes, refused`, refused, `${blanks} blanks that change nothing`)
    expect(refused.offline + refused['on the chain'] + blanks).toBe(4000)
    expect(refused['on the chain']).toBeGreaterThan(100)
    expect(blanks).toBeLessThan(60)
  })

  it('E3: a stranger checks it with sha256sum and the shell, by the instructions in the proof alone', () => {
    const { work, tree, ownerId, sealedAt, salt } = proof
    const look = work.perceptualHash!
    const fields = [
      'originseal/seal/v1',
      salt,
      work.id,
      work.title!,
      work.filename!,
      work.sha256,
      String(work.size),
      work.mediaType,
      work.cid,
      work.cidProfile,
      look.algorithm,
      look.profile,
      String(look.version),
      look.hex,
      String(look.quality),
      ownerId,
      sealedAt,
    ]
    // LC_ALL=C: ${#text} counts bytes.
    const script = `
      set -euo pipefail; export LC_ALL=C
      raw() { printf "$(printf '%s' "$1" | sed 's/../\\\\x&/g')"; }
      digest() { sha256sum | cut -d' ' -f1; }
      commitment=$(for text in "\${@:1:17}"; do raw "$(printf '%08x' \${#text})"; printf '%s' "$text"; done | digest)
      hash=$(raw "00$commitment" | digest)
      index=${tree.leafIndex}; last=$((${tree.size} - 1))
      for sibling in "\${@:18}"; do
        if (( index % 2 == 1 || index == last )); then
          hash=$(raw "01$sibling$hash" | digest)
          while (( index % 2 == 0 && index > 0 )); do index=$((index / 2)); last=$((last / 2)); done
        else hash=$(raw "01$hash$sibling" | digest); fi
        index=$((index / 2)); last=$((last / 2))
      done
      echo "$commitment $hash"`
    const answer = execFileSync('bash', ['-c', script, 'stranger', ...fields, ...tree.path], {
      encoding: 'utf8',
    })
    expect(answer.trim()).toBe(`${proof.commitment} ${proof.root}`)
  })
})
