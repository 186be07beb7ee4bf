import type { BroadcastOutcome } from './chain'

/**
 * Nodes tell why they refuse signed bytes in words only. The words of geth, Nethermind, Besu, Erigon, reth and Anvil.
 */
const WORDS: readonly [BroadcastOutcome['outcome'], RegExp][] = [
  ['known', /already ?known|known transaction|already imported|already in mempool|already exists/i],
  ['nonce-used', /nonce too low|nonce is too low|old nonce|oldnonce|nonce has already been used/i],
  [
    'underpriced',
    /underpriced|fee too low|gas price too low|less than block base fee|feetoolow|max fee per gas less/i,
  ],
]

/** Classifies a node's refusal of `eth_sendRawTransaction` by its message. */
export function broadcastAnswer(message: string): BroadcastOutcome {
  const outcome = WORDS.find(([, words]) => words.test(message))?.[0] ?? 'refused'
  return outcome === 'known' || outcome === 'accepted' ? { outcome } : { outcome, detail: message }
}
