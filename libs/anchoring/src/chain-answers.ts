import type { Inclusion } from './chain'
import { ChainRefused } from './chain-errors'
import type { RpcError } from './json-rpc'
import { ALREADY_SEALED_SELECTOR } from './seal-registry.artifact'

/** A node's error in the chain's own words. */
export function refusal(method: string, error: RpcError): ChainRefused {
  return new ChainRefused(refusalCode(error), `${method}: ${error.message}`, { cause: error })
}

const refusalCode = (error: RpcError): ChainRefused['code'] => {
  if (typeof error.data === 'string' && error.data.startsWith(ALREADY_SEALED_SELECTOR))
    return 'ALREADY_SEALED'
  return /insufficient (funds|balance)/i.test(error.message) ? 'INSUFFICIENT_FUNDS' : 'RPC_ERROR'
}

/** Where a root stands, from the block (timestamp in seconds) and the log that the node told. */
export const inclusionIn = (
  block: { number: number; hash: string; timestamp: number },
  transactionHash: string,
  logIndex: number,
): Inclusion => ({
  transactionHash,
  blockNumber: block.number,
  blockHash: block.hash,
  blockTime: new Date(block.timestamp * 1000).toISOString(),
  logIndex,
})
