import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ANVIL_CHAIN_ID, ANVIL_KEY, type Anvil, startAnvil } from '@originseal/testing/anvil'
import {
  type AnchorBatch,
  type AnchorPolicy,
  applyEvent,
  type BatchState,
  needsRecheck,
  openBatch,
} from './anchor-batch.rules'
import { BatchStore } from './batch-store.fixture'
import { ChainUnavailable } from './chain-errors'
import { EvmChain } from './evm-chain'
import { SEALED_TOPIC } from './seal-registry.artifact'
import { sealedBatch } from './sealed-batch.fixture'
import { stepBatch } from './step-batch'

const policy: AnchorPolicy = {
  maxLeaves: 1000,
  maxOpenMs: 0,
  rebroadcastAfterMs: 10_000,
  bumpAfterMs: 60_000,
  confirmations: 4,
  maxReverts: 3,
}

/** The anchoring loop against a real node that mines only when it is told to. */
describe('anchoring on Anvil', () => {
  let anvil: Anvil
  let chain: EvmChain
  let store: BatchStore
  let folder: string
  let now = 0

  const newChain = (): EvmChain =>
    new EvmChain({
      rpcUrl: anvil.url,
      privateKey: ANVIL_KEY,
      chainId: ANVIL_CHAIN_ID,
      confirmations: policy.confirmations,
      maxFeePerGasCap: 100_000_000_000n,
      rpcTimeoutMs: 2_000,
    })
  const add = (id: string): void => {
    const { root } = sealedBatch(3)
    store.put(id, applyEvent({ ...openBatch(now), leafCount: 3 }, { type: 'close', root }))
  }
  const step = async (id: string): Promise<string> => {
    const save = store.saveFor(id)
    const ports = { chain, policy, now: () => now, noncesFrom: store.noncesFrom, save }
    const { decision } = await stepBatch(store.get(id), ports)
    return decision.action
  }
  const states = (): BatchState[] => store.ids().map((id) => store.get(id).state)
  /** Steps and mines until all is confirmed; what that takes is bounded. */
  const settle = async (): Promise<void> => {
    for (let round = 0; round < 12; round += 1) {
      for (const id of store.ids()) await step(id)
      await anvil.mine()
      now += 11_000
    }
  }
  /** All events of the registry on the present chain, root by root: E6 is that each batch has exactly one. */
  const sealedRoots = async (): Promise<string[]> => {
    const filter = { address: chain.registry, fromBlock: '0x0', toBlock: 'latest', topics: [SEALED_TOPIC] }
    const logs = await anvil.call<{ topics: string[] }[]>('eth_getLogs', [filter])
    return logs.map(({ topics }) => topics[2]!.slice(2)).sort()
  }
  const expectAllOnce = async (): Promise<void> => {
    const batches = store.ids().map((id) => store.get(id))
    expect(states()).toEqual(batches.map(() => 'confirmed'))
    expect(await sealedRoots()).toEqual(batches.map(({ root }) => root!).sort())
    for (const { root, inclusion } of batches)
      expect((await chain.rootRecord(root!))?.inclusion).toEqual(inclusion)
  }
  const hashOf = (batch: AnchorBatch): string => batch.attempts.at(-1)!.hash
  /** A process that dies at this moment of the next save; the store keeps what was stored. */
  const dieAt = async (moment: 'before-save' | 'after-save', id: string): Promise<void> => {
    store.killAt = (reached) => {
      if (reached === moment) throw new Error('killed')
    }
    await expect(step(id)).rejects.toThrow('killed')
    store.killAt = () => {}
    chain = newChain()
  }

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'originseal-anvil-'))
    anvil = await startAnvil({ state: join(folder, 'state.json') })
    store = new BatchStore()
    chain = newChain()
    now = 1_000_000
    await chain.ensureRegistry()
    await anvil.call('evm_setAutomine', [false])
    await anvil.mine(6)
  })
  afterEach(async () => {
    await anvil.stop()
    await rm(folder, { recursive: true })
  })

  it('E6: three batches at once, one transaction each, in the order of their nonces', async () => {
    for (const id of ['a', 'b', 'c']) add(id)
    for (const id of store.ids()) expect(await step(id)).toBe('sign')
    expect(states()).toEqual(['broadcast', 'broadcast', 'broadcast'])
    await settle()
    await expectAllOnce()
    expect(store.ids().map((id) => store.get(id).attempts.length)).toEqual([1, 1, 1])
  })

  it('E6: a transaction that the node drops is sent again, the same', async () => {
    add('a')
    add('b')
    for (const id of store.ids()) await step(id)
    const hash = hashOf(store.get('a'))
    await anvil.call('anvil_dropTransaction', [hash])
    expect(await step('a')).toBe('wait')
    now += policy.rebroadcastAfterMs
    expect(await step('a')).toBe('rebroadcast')
    await settle()
    await expectAllOnce()
    expect(store.get('a').inclusion?.transactionHash).toBe(hash)
  })

  it.each([1, 2, 3])(
    'E6: a reorganisation of %d blocks: seen, sent again, confirmed where it then stands',
    async (depth) => {
      add('a')
      await step('a')
      await anvil.mine(depth)
      expect(await step('a')).toBe('include')
      const before = store.get('a').inclusion
      await anvil.call('anvil_reorg', [depth, []])
      expect([await step('a'), await step('a')]).toEqual(['expel', 'rebroadcast'])
      await settle()
      await expectAllOnce()
      expect(store.get('a').inclusion?.transactionHash).toBe(before?.transactionHash)
      expect(store.get('a').inclusion?.blockHash).not.toBe(before?.blockHash)
    },
  )

  it('E6: a reorganisation that moves the transaction into another block at once', async () => {
    add('a')
    await step('a')
    await anvil.mine(3)
    await step('a')
    const { rawTransaction } = store.get('a').attempts[0]!
    await anvil.call('anvil_reorg', [3, [[rawTransaction, 1]]])
    expect(await step('a')).toBe('include')
    await settle()
    await expectAllOnce()
  })

  it('E6: killed after signing, before the signed bytes are stored: nothing was sent', async () => {
    add('a')
    await dieAt('before-save', 'a')
    expect(states()).toEqual(['closed'])
    await anvil.mine()
    expect(await sealedRoots()).toEqual([])
    await settle()
    await expectAllOnce()
  })

  it('E6: killed after signing and storing, before sending: sent by the next process', async () => {
    add('a')
    await dieAt('after-save', 'a')
    expect(states()).toEqual(['signed'])
    expect(await step('a')).toBe('broadcast')
    await settle()
    await expectAllOnce()
    expect(store.get('a').attempts).toHaveLength(1)
  })

  it.each(['still waits', 'was mined'])(
    'E6: killed after sending, before that is stored; meanwhile it %s',
    async (fate) => {
      add('a')
      let saves = 0
      store.killAt = (moment) => {
        if (moment === 'before-save' && (saves += 1) === 2) throw new Error('killed')
      }
      await expect(step('a')).rejects.toThrow('killed')
      store.killAt = () => {}
      expect(states()).toEqual(['signed'])
      if (fate === 'was mined') await anvil.mine()
      expect(await step('a')).toBe(fate === 'was mined' ? 'include' : 'broadcast')
      await settle()
      await expectAllOnce()
      expect(store.get('a').attempts).toHaveLength(1)
    },
  )

  it('E6: a slow transaction is replaced; whichever is mined, it is one anchor', async () => {
    add('a')
    await step('a')
    now += policy.bumpAfterMs
    expect(await step('a')).toBe('bump')
    const [first, second] = store.get('a').attempts
    expect(second!.nonce).toBe(first!.nonce)
    await settle()
    await expectAllOnce()
    expect(store.get('a').inclusion?.transactionHash).toBe(second!.hash)
  })

  it('E6: a nonce that someone used elsewhere: signed anew once that is settled', async () => {
    add('a')
    await dieAt('after-save', 'a')
    const stranger = await chain.replacement(store.get('a').attempts[0]!.rawTransaction)
    await chain.fillNonce(stranger.nonce)
    await anvil.mine()
    expect(await step('a')).toBe('broadcast')
    await settle()
    await expectAllOnce()
    expect(store.get('a').attempts.map(({ nonce }) => nonce)).toEqual([stranger.nonce, stranger.nonce + 1])
  })

  it('E6: a gap below a waiting transaction is filled', async () => {
    await chain.fillNonce(await chain.nextNonce())
    add('a')
    await step('a')
    const pool = await anvil.call<{ pending: Record<string, Record<string, { hash: string }>> }>(
      'txpool_content',
    )
    const [elsewhere] = Object.values(Object.values(pool.pending)[0]!)
    await anvil.call('anvil_dropTransaction', [elsewhere!.hash])
    now += policy.rebroadcastAfterMs
    expect(await step('a')).toBe('fill')
    await settle()
    await expectAllOnce()
  })

  it('E6: the node dies and comes back without its last blocks: the confirmed batch is found missing and restored', async () => {
    add('a')
    await settle()
    await expectAllOnce()
    await anvil.kill()
    await expect(step('a')).rejects.toBeInstanceOf(ChainUnavailable)
    await anvil.restart()
    await chain.ensureRegistry()
    await anvil.call('evm_setAutomine', [false])
    expect(needsRecheck(store.get('a'), await chain.nextNonce())).toBe(true)
    expect([await step('a'), await step('a')]).toEqual(['expel', 'rebroadcast'])
    await settle()
    await expectAllOnce()
  })

  it('E6: the node is stopped in between and keeps its state: nothing is noticed but the pause', async () => {
    add('a')
    await step('a')
    await anvil.mine()
    await step('a')
    await anvil.stop()
    await expect(step('a')).rejects.toMatchObject({ code: 'UNREACHABLE' })
    expect(states()).toEqual(['mined'])
    await anvil.restart()
    await anvil.call('evm_setAutomine', [false])
    await settle()
    await expectAllOnce()
    expect(store.get('a').attempts).toHaveLength(1)
  })
})
