import { createHash } from 'node:crypto'
import type { DigestProof, SealProof } from '@originseal/contracts'
import { fromHex } from './bytes'
import { ChainUnavailable } from './chain-errors'
import {
  blockAnswer,
  hexAnswer,
  JsonRpc,
  quantity,
  receiptAnswer,
  RpcError,
  toQuantity,
  transactionAnswer,
} from './json-rpc'
import { REGISTRY_CODE_SHA256, SEAL_SELECTOR, SEALED_TOPIC } from './seal-registry.artifact'
import { verdict, type Verdict } from './verify-proof'

/** A proof of whatever stands in a batch. */
type AnchoredProof = SealProof | DigestProof

/** One thing that a node was asked about. `name` is stable, for translation; `detail` is a sentence for people. */
export interface ChainCheck {
  readonly name: 'node' | 'chain' | 'registry' | 'transaction' | 'receipt' | 'log' | 'block'
  readonly holds: boolean
  readonly detail: string
}

/** 32-byte ABI word, hexadecimal without prefix. */
const word = (hex: string): string => hex.padStart(64, '0')
const leafWord = ({ tree }: AnchoredProof): string => word(tree.size.toString(16))

const checkChain = async (rpc: JsonRpc, { chain }: AnchoredProof): Promise<ChainCheck> => {
  const chainId = await rpc.call('eth_chainId', [], quantity)
  const detail = `the node serves chain ${chainId}, the proof names ${chain.chainId}`
  return { name: 'chain', holds: chainId === chain.chainId, detail }
}

const checkRegistry = async (rpc: JsonRpc, { chain }: AnchoredProof): Promise<ChainCheck> => {
  const code = await rpc.call('eth_getCode', [chain.registry, 'latest'], hexAnswer)
  const digest = createHash('sha256')
    .update(fromHex(code.slice(2)))
    .digest('hex')
  const holds = digest === REGISTRY_CODE_SHA256
  return {
    name: 'registry',
    holds,
    detail: `${chain.registry} ${holds ? 'is' : 'is not'} the SealRegistry contract`,
  }
}

const checkTransaction = async (rpc: JsonRpc, proof: AnchoredProof): Promise<ChainCheck> => {
  const { chain, root } = proof
  const found = await rpc.call('eth_getTransactionByHash', [chain.transactionHash], transactionAnswer)
  const name = 'transaction'
  if (!found) return { name, holds: false, detail: `the node knows no transaction ${chain.transactionHash}` }
  const input = `${SEAL_SELECTOR}${root}${leafWord(proof)}`
  const holds = found.from === chain.sealer && found.to === chain.registry && found.input === input
  const detail = holds
    ? `${chain.sealer} called seal(root, ${proof.tree.size}) of the registry`
    : `the transaction is not the call seal(root, ${proof.tree.size}) of the registry by ${chain.sealer}`
  return { name, holds, detail }
}

const checkReceipt = async (rpc: JsonRpc, proof: AnchoredProof): Promise<ChainCheck[]> => {
  const { chain, root } = proof
  const receipt = await rpc.call('eth_getTransactionReceipt', [chain.transactionHash], receiptAnswer)
  if (!receipt) return [{ name: 'receipt', holds: false, detail: 'the transaction is in no block' }]
  const mined =
    receipt.status === 1 && receipt.blockNumber === chain.blockNumber && receipt.blockHash === chain.blockHash
  const topics = [SEALED_TOPIC, `0x${word(chain.sealer.slice(2))}`, `0x${root}`]
  const log = receipt.logs.find(({ logIndex }) => logIndex === chain.logIndex)
  const logged =
    log !== undefined &&
    log.address === chain.registry &&
    log.data === `0x${leafWord(proof)}` &&
    log.topics.join() === topics.join()
  return [
    {
      name: 'receipt',
      holds: mined,
      detail: `status ${receipt.status} in block ${receipt.blockNumber} (${receipt.blockHash})`,
    },
    {
      name: 'log',
      holds: logged,
      detail: `log ${chain.logIndex} ${logged ? 'records' : 'does not record'} the root`,
    },
  ]
}

const checkBlock = async (rpc: JsonRpc, { chain }: AnchoredProof): Promise<ChainCheck> => {
  const block = await rpc.call('eth_getBlockByNumber', [toQuantity(chain.blockNumber), false], blockAnswer)
  if (!block) return { name: 'block', holds: false, detail: `the node knows no block ${chain.blockNumber}` }
  const time = new Date(block.timestamp * 1000).toISOString()
  const holds = block.hash === chain.blockHash && time === chain.blockTime
  return { name: 'block', holds, detail: `block ${chain.blockNumber} is ${block.hash} of ${time}` }
}

/**
 * Asks any node of the proof's chain whether what the proof says about the chain is so. Needs a proof that
 * `verifySealProof` found to hold, and a node that the asker trusts: a node can lie.
 * Answers always: a node that can't be asked is the one failed check `node`.
 *
 * @param timeoutMs longest wait for each of the six answers.
 */
export async function verifyOnChain(
  proof: AnchoredProof,
  rpcUrl: string,
  timeoutMs?: number,
): Promise<Verdict<ChainCheck>> {
  const rpc = new JsonRpc(rpcUrl, timeoutMs)
  try {
    const checks = await Promise.all([
      checkChain(rpc, proof),
      checkRegistry(rpc, proof),
      checkTransaction(rpc, proof),
      checkReceipt(rpc, proof),
      checkBlock(rpc, proof),
    ])
    return verdict(checks.flat())
  } catch (error) {
    if (!(error instanceof ChainUnavailable || error instanceof RpcError)) throw error
    return verdict([{ name: 'node', holds: false, detail: error.message }])
  }
}
