import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '@originseal/testing'
import {
  ANVIL_CHAIN_ID,
  ANVIL_KEY,
  ANVIL_STRANGER_KEY,
  type Anvil,
  startAnvil,
} from '@originseal/testing/anvil'
import { EvmChain, type EvmChainOptions, REGISTRY_ADDRESS } from './evm-chain'

const root = (byte: string): string => byte.repeat(32)
const gwei = 1_000_000_000n

describe('EVM chain', () => {
  let anvil: Anvil
  const chainAs = (privateKey: string, change: Partial<EvmChainOptions> = {}): EvmChain =>
    new EvmChain({
      rpcUrl: anvil.url,
      privateKey,
      chainId: ANVIL_CHAIN_ID,
      confirmations: 3,
      maxFeePerGasCap: 100n * gwei,
      rpcTimeoutMs: 1_000,
      ...change,
    })
  /** Anvil mines by itself, but after it has answered. */
  const inBlock = (hash: string) =>
    until(() => anvil.call<object | null>('eth_getTransactionReceipt', [hash]), {
      what: `${hash} in a block`,
    })
  const seal = async (chain: EvmChain, sealed: string, leafCount = 1): Promise<string> => {
    const { rawTransaction, hash } = await chain.sign(sealed, leafCount, await chain.nextNonce())
    expect(await chain.broadcast(rawTransaction)).toEqual({ outcome: 'accepted' })
    await inBlock(hash)
    return hash
  }

  beforeAll(async () => {
    anvil = await startAnvil()
  })
  afterAll(() => anvil.stop())

  it('refuses a node of another chain', async () => {
    await expect(chainAs(ANVIL_KEY, { chainId: 1 }).connect()).rejects.toMatchObject({ code: 'WRONG_CHAIN' })
    await expect(chainAs(ANVIL_KEY).connect()).resolves.toBeUndefined()
  })

  it('deploys the registry once, at the address that follows from its code', async () => {
    const both = [chainAs(ANVIL_KEY).ensureRegistry(), chainAs(ANVIL_STRANGER_KEY).ensureRegistry()]
    expect(await Promise.all(both)).toEqual([REGISTRY_ADDRESS, REGISTRY_ADDRESS])
    const before = await chainAs(ANVIL_KEY).nextNonce()
    expect(await chainAs(ANVIL_KEY).ensureRegistry()).toBe(REGISTRY_ADDRESS)
    expect(await chainAs(ANVIL_KEY).nextNonce()).toBe(before)
  })

  it('refuses a registry that is something else, or nothing', async () => {
    const deployer = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
    const other = chainAs(ANVIL_KEY, { registryAddress: deployer })
    await expect(other.ensureRegistry()).rejects.toMatchObject({ code: 'REGISTRY_MISMATCH' })
    const nothing = chainAs(ANVIL_KEY, { registryAddress: `0x${'09'.repeat(20)}` })
    await expect(nothing.ensureRegistry()).rejects.toMatchObject({ code: 'NO_REGISTRY' })
    await expect(nothing.sign(root('01'), 1, 0)).rejects.toMatchObject({ code: 'NO_REGISTRY' })
  })

  it('TRIAL-04: seals a root and finds it by transaction and by record, the same', async () => {
    const chain = chainAs(ANVIL_KEY)
    const hash = await seal(chain, root('0a'), 7)
    const receipt = await chain.receipt(hash)
    expect(receipt).toMatchObject({ state: 'mined', confirmations: 1, inclusion: { transactionHash: hash } })
    const record = await chain.rootRecord(root('0a'))
    expect(record).toMatchObject({ leafCount: 7, confirmations: 1 })
    expect(receipt).toMatchObject({ inclusion: record!.inclusion })
    await anvil.mine(2)
    expect(await chain.receipt(hash)).toMatchObject({ state: 'confirmed', confirmations: 3 })
    expect(await chain.rootRecord(root('ff'))).toBeNull()
  })

  it('E6: a second seal of the same root is refused before it is sent, and reverts when it is sent', async () => {
    const chain = chainAs(ANVIL_KEY)
    const nonce = await chain.nextNonce()
    const [first, second] = [
      await chain.sign(root('0b'), 1, nonce),
      await chain.sign(root('0b'), 1, nonce + 1),
    ]
    await chain.broadcast(first.rawTransaction)
    await inBlock(first.hash)
    await expect(chain.sign(root('0b'), 1, nonce + 2)).rejects.toMatchObject({ code: 'ALREADY_SEALED' })
    await chain.broadcast(second.rawTransaction)
    await inBlock(second.hash)
    expect(await chain.receipt(second.hash)).toMatchObject({ state: 'reverted' })
    expect(await chain.rootRecord(root('0b'))).toMatchObject({ inclusion: { transactionHash: first.hash } })
  })

  it('E6: a stranger who is first with our root takes nothing from us', async () => {
    const [ours, stranger] = [chainAs(ANVIL_KEY), chainAs(ANVIL_STRANGER_KEY)]
    const theirs = await seal(stranger, root('0c'), 999)
    const hash = await seal(ours, root('0c'), 1)
    expect(await ours.receipt(hash)).toMatchObject({ state: 'mined' })
    expect(await ours.rootRecord(root('0c'))).toMatchObject({
      leafCount: 1,
      inclusion: { transactionHash: hash },
    })
    expect(await stranger.rootRecord(root('0c'))).toMatchObject({
      leafCount: 999,
      inclusion: { transactionHash: theirs },
    })
  })

  it('classifies what the node says to bytes that it has, or that are late', async () => {
    const chain = chainAs(ANVIL_KEY)
    const nonce = await chain.nextNonce()
    await anvil.call('evm_setAutomine', [false])
    const waits = await chain.sign(root('0d'), 1, nonce)
    expect(await chain.broadcast(waits.rawTransaction)).toEqual({ outcome: 'accepted' })
    expect(await chain.broadcast(waits.rawTransaction)).toEqual({ outcome: 'known' })
    const rival = await chain.sign(root('0e'), 1, nonce)
    expect(await chain.broadcast(rival.rawTransaction)).toMatchObject({ outcome: 'underpriced' })
    expect(await chain.receipt(waits.hash)).toEqual({ state: 'pending' })
    expect(await chain.nextNonce()).toBe(nonce + 1)

    const replacement = await chain.replacement(waits.rawTransaction)
    expect(replacement).toMatchObject({ nonce })
    expect(await chain.broadcast(replacement.rawTransaction)).toEqual({ outcome: 'accepted' })
    await anvil.mine()
    await anvil.call('evm_setAutomine', [true])
    expect(await chain.broadcast(waits.rawTransaction)).toMatchObject({ outcome: 'nonce-used' })
    expect([await chain.receipt(waits.hash), await chain.receipt(replacement.hash)]).toMatchObject([
      { state: 'unknown' },
      { state: 'mined' },
    ])
    expect(await chain.broadcast('0x02')).toMatchObject({ outcome: 'refused' })
  })

  it('never offers more than the cap, and does not replace beyond it', async () => {
    const cap = 2n * gwei
    const chain = chainAs(ANVIL_KEY, { maxFeePerGasCap: cap })
    const signed = await chain.sign(root('0f'), 1, await chain.nextNonce())
    expect(BigInt(signed.maxFeePerGas)).toBeLessThanOrEqual(cap)
    const capped = chainAs(ANVIL_KEY, { maxFeePerGasCap: BigInt(signed.maxFeePerGas) })
    await expect(capped.replacement(signed.rawTransaction)).rejects.toMatchObject({ code: 'FEE_CAP' })
  })

  it('says that an account is empty', async () => {
    const poor = chainAs(`0x${'7'.repeat(64)}`)
    const signed = await poor.sign(root('1a'), 1, 0)
    expect(await poor.broadcast(signed.rawTransaction)).toMatchObject({
      outcome: 'refused',
      detail: expect.stringMatching(/insufficient funds/i),
    })
  })

  it('reads its key from a file, and names a bad one without showing it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'originseal-key-'))
    const keyFile = join(folder, 'key')
    writeFileSync(keyFile, `${ANVIL_KEY}\n`)
    const fromFile = new EvmChain({
      rpcUrl: anvil.url,
      keyFile,
      chainId: 1,
      confirmations: 1,
      maxFeePerGasCap: 1n,
    })
    expect(fromFile.sealer).toBe(chainAs(ANVIL_KEY).sealer)
    await rm(folder, { recursive: true })
    expect(
      () => new EvmChain({ rpcUrl: anvil.url, keyFile, chainId: 1, confirmations: 1, maxFeePerGasCap: 1n }),
    ).toThrow(expect.objectContaining({ code: 'KEY_INVALID' }))
    const bad = '0xdeadbeef-this-is-a-secret'
    expect(() => chainAs(bad)).toThrow(expect.objectContaining({ code: 'KEY_INVALID' }))
    expect(() => chainAs(bad)).not.toThrow(/secret/)
  })

  it('a dead node fails at once, a silent one within the time limit, and both are used again when they answer', async () => {
    const chain = chainAs(ANVIL_KEY)
    await anvil.call('anvil_setBalance', [chain.sealer, '0xffffffffffffffffff'])
    await anvil.kill()
    await expect(chain.nextNonce()).rejects.toMatchObject({ name: 'ChainUnavailable', code: 'UNREACHABLE' })
    await anvil.restart()
    expect(await chain.nextNonce()).toBe(0)

    const silent = createServer(() => {})
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const rpcUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
    const began = Date.now()
    const waiting = chainAs(ANVIL_KEY, { rpcUrl, rpcTimeoutMs: 300 }).nextNonce()
    await expect(waiting).rejects.toMatchObject({ name: 'ChainUnavailable', code: 'TIMEOUT' })
    expect(Date.now() - began).toBeLessThan(2_000)
    silent.closeAllConnections()
    silent.close()
  })

  it.each([
    [502, '<html>', 'HTTP_STATUS'],
    [200, '<html>', 'BAD_ANSWER'],
    [200, '{"jsonrpc":"2.0","id":1,"result":"many"}', 'BAD_ANSWER'],
  ])('an answer of HTTP %d %s is no answer', async (status, body, code) => {
    const odd = createServer((_, response) => response.writeHead(status).end(body))
    await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve))
    const rpcUrl = `http://127.0.0.1:${(odd.address() as AddressInfo).port}`
    await expect(chainAs(ANVIL_KEY, { rpcUrl }).nextNonce()).rejects.toMatchObject({
      name: 'ChainUnavailable',
      code,
    })
    odd.closeAllConnections()
    odd.close()
  })
})
