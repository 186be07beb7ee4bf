import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { getCreate2Address, Interface, keccak256, Transaction, Wallet, ZeroHash } from 'ethers'
import { fromHex } from './bytes'
import { broadcastAnswer } from './broadcast-answer'
import type { BroadcastOutcome, Chain, RootRecord, SealReceipt, SignedSeal } from './chain'
import { inclusionIn, refusal } from './chain-answers'
import { ChainRefused, ChainUnavailable } from './chain-errors'
import { type Fees, firstFees, type Market, replacementFees } from './fees'
import {
  bigQuantity,
  blockAnswer,
  hexAnswer,
  JsonRpc,
  logsAnswer,
  quantity,
  receiptAnswer,
  RpcError,
  toQuantity,
  transactionAnswer,
} from './json-rpc'
import { REGISTRY_CODE_SHA256, REGISTRY_CREATION_CODE, SEALED_TOPIC } from './seal-registry.artifact'
import { readSealerKey, type SealerKey } from './sealer-key'

/**
 * The deterministic deployment proxy (github.com/Arachnid/deterministic-deployment-proxy) that nearly every public
 * chain, and Anvil, carries at this address. It deploys `salt ‖ creation code` at an address that follows from both.
 */
const DEPLOYER = '0x4e59b44847b379578588920ca78fbf26c0b4956c'

/** The registry's address on every chain with the deployer: it follows from its code alone. */
export const REGISTRY_ADDRESS = getCreate2Address(
  DEPLOYER,
  ZeroHash,
  keccak256(REGISTRY_CREATION_CODE),
).toLowerCase()

const REGISTRY = new Interface([
  'function seal(bytes32 root, uint32 leafCount)',
  'function sealedAt(address sealer, bytes32 root) view returns (uint64 blockNumber, uint64 blockTime, uint32 leafCount)',
])

export interface EvmChainOptions extends SealerKey {
  readonly rpcUrl: string
  readonly chainId: number
  /** A registry that stands elsewhere than at `REGISTRY_ADDRESS`, for a chain without the deployer. */
  readonly registryAddress?: string
  /** Blocks, its own included, after which a transaction counts as confirmed; at least 1. */
  readonly confirmations: number
  /** Highest price per gas ever offered, in wei. */
  readonly maxFeePerGasCap: bigint
  /** Longest wait for one answer of the node; 5,000 ms unless given. */
  readonly rpcTimeoutMs?: number
  /** Longest wait for the registry's deployment to be in a block; 120,000 ms unless given. */
  readonly deployTimeoutMs?: number
}

const walletOf = (key: SealerKey): Wallet => {
  const text = readSealerKey(key)
  try {
    return new Wallet(text)
  } catch {
    // Without the cause: it would quote the key.
    throw new ChainRefused('KEY_INVALID', 'the private key is not 32 bytes in 0x-prefixed hexadecimal')
  }
}

/** Any chain that speaks Ethereum's JSON-RPC. The only code of the product that holds a signing key for it. */
export class EvmChain implements Chain {
  readonly sealer: string
  readonly registry: string
  readonly chainId: number
  private readonly wallet: Wallet
  private readonly rpc: JsonRpc

  /** @throws ChainRefused KEY_INVALID */
  constructor(private readonly options: EvmChainOptions) {
    this.wallet = walletOf(options)
    this.sealer = this.wallet.address.toLowerCase()
    this.registry = (options.registryAddress ?? REGISTRY_ADDRESS).toLowerCase()
    this.chainId = options.chainId
    this.rpc = new JsonRpc(options.rpcUrl, options.rpcTimeoutMs)
  }

  async connect(): Promise<void> {
    const chainId = await this.ask('eth_chainId', [], quantity)
    if (chainId === this.chainId) return
    throw new ChainRefused('WRONG_CHAIN', `the node serves chain ${chainId}, configured is ${this.chainId}`)
  }

  async ensureRegistry(): Promise<string> {
    const end = Date.now() + (this.options.deployTimeoutMs ?? 120_000)
    let sent = false
    while (!(await this.hasRegistry())) {
      // A waiting transaction may be the deployment that an earlier run sent: it is waited for, not doubled.
      if (!sent && !(await this.hasWaiting())) {
        sent = await this.deployRegistry()
        if (!sent) continue
      }
      if (Date.now() > end) throw new ChainUnavailable('TIMEOUT', 'the registry is sent, but in no block yet')
      await pause(100)
    }
    return this.registry
  }

  private async hasWaiting(): Promise<boolean> {
    const used = await this.ask('eth_getTransactionCount', [this.sealer, 'latest'], quantity)
    return (await this.nextNonce()) > used
  }

  /** False if somebody else's deployment came first: the chain refuses a second one. */
  private async deployRegistry(): Promise<boolean> {
    if (this.registry !== REGISTRY_ADDRESS) {
      throw new ChainRefused('NO_REGISTRY', `there is no contract at ${this.registry}`)
    }
    if ((await this.ask('eth_getCode', [DEPLOYER, 'latest'], hexAnswer)) === '0x') {
      throw new ChainRefused(
        'NO_DEPLOYER',
        `chain ${this.chainId} has no ${DEPLOYER}: deploy the registry by hand`,
      )
    }
    const data = `${ZeroHash}${REGISTRY_CREATION_CODE.slice(2)}`
    try {
      const signed = await this.signCall(DEPLOYER, data, await this.nextNonce())
      const sent = await this.broadcast(signed.rawTransaction)
      if (sent.outcome !== 'refused') return true
      throw new ChainRefused('RPC_ERROR', sent.detail)
    } catch (error) {
      if (await this.hasRegistry()) return false
      throw error
    }
  }

  private async hasRegistry(): Promise<boolean> {
    const code = await this.ask('eth_getCode', [this.registry, 'latest'], hexAnswer)
    if (code === '0x') return false
    const digest = createHash('sha256').update(fromHex(code.slice(2)))
    if (digest.digest('hex') === REGISTRY_CODE_SHA256) return true
    throw new ChainRefused('REGISTRY_MISMATCH', `the contract at ${this.registry} is not SealRegistry`)
  }

  nextNonce(): Promise<number> {
    return this.ask('eth_getTransactionCount', [this.sealer, 'pending'], quantity)
  }

  async settledNonce(): Promise<number> {
    const block = (await this.head()) - this.options.confirmations + 1
    return block < 0 ? 0 : this.ask('eth_getTransactionCount', [this.sealer, toQuantity(block)], quantity)
  }

  async sign(root: string, leafCount: number, nonce: number): Promise<SignedSeal> {
    // A call to an address without code succeeds and does nothing.
    if (!(await this.hasRegistry())) throw new ChainRefused('NO_REGISTRY', `no registry at ${this.registry}`)
    const data = REGISTRY.encodeFunctionData('seal', [`0x${root}`, leafCount])
    return this.signCall(this.registry, data, nonce)
  }

  async replacement(rawTransaction: string): Promise<SignedSeal> {
    const earlier = Transaction.from(rawTransaction)
    const { to, data, gasLimit, nonce, maxFeePerGas, maxPriorityFeePerGas } = earlier
    const paid = { maxFeePerGas: maxFeePerGas ?? 0n, maxPriorityFeePerGas: maxPriorityFeePerGas ?? 0n }
    const cap = this.options.maxFeePerGasCap
    const fees = replacementFees(paid, await this.market(), cap)
    if (!fees)
      throw new ChainRefused('FEE_CAP', `a replacement for ${paid.maxFeePerGas} passes the cap ${cap}`)
    return this.signed({ to, data, gasLimit, nonce }, fees)
  }

  async broadcast(rawTransaction: string): Promise<BroadcastOutcome> {
    try {
      await this.rpc.call('eth_sendRawTransaction', [rawTransaction], hexAnswer)
      return { outcome: 'accepted' }
    } catch (error) {
      if (error instanceof RpcError) return broadcastAnswer(error.message)
      throw error
    }
  }

  async fillNonce(nonce: number): Promise<BroadcastOutcome> {
    const { rawTransaction } = await this.signCall(this.sealer, '0x', nonce)
    return this.broadcast(rawTransaction)
  }

  async receipt(hash: string): Promise<SealReceipt> {
    const receipt = await this.ask('eth_getTransactionReceipt', [hash], receiptAnswer)
    if (!receipt) {
      const transaction = await this.ask('eth_getTransactionByHash', [hash], transactionAnswer)
      return { state: transaction ? 'pending' : 'unknown' }
    }
    const block = await this.ask(
      'eth_getBlockByNumber',
      [toQuantity(receipt.blockNumber), false],
      blockAnswer,
    )
    // A receipt out of a block that is no longer in the chain is stale: the transaction waits again.
    if (block?.hash !== receipt.blockHash) return { state: 'pending' }
    const confirmations = (await this.head()) - receipt.blockNumber + 1
    const log = receipt.logs.find(
      ({ address, topics }) => address === this.registry && topics[0] === SEALED_TOPIC,
    )
    if (receipt.status !== 1 || !log) return { state: 'reverted', confirmations }
    const state = confirmations >= this.options.confirmations ? 'confirmed' : 'mined'
    return { state, confirmations, inclusion: inclusionIn(block, hash, log.logIndex) }
  }

  async rootRecord(root: string): Promise<RootRecord | null> {
    const data = REGISTRY.encodeFunctionData('sealedAt', [this.sealer, `0x${root}`])
    const answer = await this.ask('eth_call', [{ to: this.registry, data }, 'latest'], hexAnswer)
    if (answer === '0x') return null
    const [blockNumber, , leafCount] = REGISTRY.decodeFunctionResult('sealedAt', answer).map(Number)
    if (!blockNumber) return null
    const topics = [SEALED_TOPIC, `0x${this.sealer.slice(2).padStart(64, '0')}`, `0x${root}`]
    const at = toQuantity(blockNumber)
    const filter = { address: this.registry, fromBlock: at, toBlock: at, topics }
    const [log] = await this.ask('eth_getLogs', [filter], logsAnswer)
    const block = await this.ask('eth_getBlockByNumber', [at, false], blockAnswer)
    if (!log || block?.hash !== log.blockHash) {
      throw new ChainUnavailable('BAD_ANSWER', 'the chain moved between two questions')
    }
    const confirmations = (await this.head()) - blockNumber + 1
    return {
      leafCount: leafCount!,
      confirmations,
      inclusion: inclusionIn(block, log.transactionHash, log.logIndex),
    }
  }

  private head(): Promise<number> {
    return this.ask('eth_blockNumber', [], quantity)
  }

  private async market(): Promise<Market> {
    const [block, tip] = await Promise.all([
      this.ask('eth_getBlockByNumber', ['latest', false], blockAnswer),
      this.ask('eth_maxPriorityFeePerGas', [], bigQuantity),
    ])
    return { baseFee: block?.baseFeePerGas ?? 0n, tip }
  }

  private async signCall(to: string, data: string, nonce: number): Promise<SignedSeal> {
    const [market, estimate] = await Promise.all([
      this.market(),
      this.ask('eth_estimateGas', [{ from: this.sealer, to, data }], bigQuantity),
    ])
    const gasLimit = (estimate * 5n) / 4n
    return this.signed({ to, data, gasLimit, nonce }, firstFees(market, this.options.maxFeePerGasCap))
  }

  private async signed(
    call: { to: string | null; data: string; gasLimit: bigint; nonce: number },
    fees: Fees,
  ) {
    const request = { type: 2, chainId: this.chainId, ...call, ...fees }
    const rawTransaction = await this.wallet.signTransaction(request)
    const hash = keccak256(rawTransaction)
    return { nonce: call.nonce, rawTransaction, hash, maxFeePerGas: fees.maxFeePerGas.toString() }
  }

  /** Asks the node; an error that it answers becomes a ChainRefused. */
  private async ask<T>(
    method: string,
    params: unknown[],
    answer: Parameters<typeof this.rpc.call<T>>[2],
  ): Promise<T> {
    try {
      return await this.rpc.call(method, params, answer)
    } catch (error) {
      throw error instanceof RpcError ? refusal(method, error) : error
    }
  }
}
