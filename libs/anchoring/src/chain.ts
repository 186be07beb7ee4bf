/** A signed transaction that seals a root: stored by the caller before it is sent. */
export interface SignedSeal {
  readonly nonce: number
  /** The signed bytes, 0x-prefixed hex. Sending them twice is one transaction. */
  readonly rawTransaction: string
  /** Transaction hash, known before sending. */
  readonly hash: string
  /** Highest price per gas that the transaction pays, in wei, as a decimal string. */
  readonly maxFeePerGas: string
}

/** Where a root stands on the chain. */
export interface Inclusion {
  readonly transactionHash: string
  readonly blockNumber: number
  readonly blockHash: string
  /** ISO 8601 instant of the block, UTC, whole seconds. */
  readonly blockTime: string
  readonly logIndex: number
}

/**
 * What the chain says about a transaction. `unknown`: neither in a block nor waiting (never sent, dropped, or thrown
 * out by a reorganisation); `pending`: waits; `mined`: in a block of the present chain; `confirmed`: so for the
 * configured number of blocks; `reverted`: in a block, without effect.
 */
export type SealReceipt =
  | { readonly state: 'unknown' | 'pending' }
  | { readonly state: 'reverted'; readonly confirmations: number }
  | { readonly state: 'mined' | 'confirmed'; readonly confirmations: number; readonly inclusion: Inclusion }

/** The registry's own record of a root, with the transaction that made it. */
export interface RootRecord {
  readonly leafCount: number
  readonly confirmations: number
  readonly inclusion: Inclusion
}

/** What a node answered to signed bytes. Only `accepted` and `known` mean that it holds them now. */
export type BroadcastOutcome =
  | { readonly outcome: 'accepted' | 'known' }
  /** Another transaction, or this one, already used the nonce: the receipts tell which. */
  | { readonly outcome: 'nonce-used'; readonly detail: string }
  /** The fee is below what the node takes now, or below a waiting transaction of the same nonce. */
  | { readonly outcome: 'underpriced'; readonly detail: string }
  | { readonly outcome: 'refused'; readonly detail: string }

/**
 * The chain as anchoring needs it. Every method is one attempt with a time limit and throws `ChainUnavailable` when
 * the node gives no answer, `ChainRefused` when it says no. Nothing is kept between calls, so that a node that was
 * away is used again as soon as it answers.
 */
export interface Chain {
  /** Account that sends the roots, lower-case 0x address. */
  readonly sealer: string
  /** The registry in use, lower-case 0x address. */
  readonly registry: string
  readonly chainId: number
  /** Checks that the node serves the configured chain. */
  connect(): Promise<void>
  /** Finds the registry, or deploys it and waits until it stands; answers its address. Twice is once. */
  ensureRegistry(): Promise<string>
  /** The first nonce that no transaction in a block or waiting has used. */
  nextNonce(): Promise<number>
  /** The first nonce that no transaction with enough confirmations has used: what is below can't come back. */
  settledNonce(): Promise<number>
  /** Signs the call that seals `root` (64 hex characters). Sends nothing. */
  sign(root: string, leafCount: number, nonce: number): Promise<SignedSeal>
  /** The same call under the same nonce at a fee that displaces the earlier one. `FEE_CAP` when that costs too much. */
  replacement(rawTransaction: string): Promise<SignedSeal>
  /** Sends signed bytes. Every answer of a node is an outcome; only silence throws. */
  broadcast(rawTransaction: string): Promise<BroadcastOutcome>
  /** Sends an empty transaction to itself under a nonce that later ones wait for and that nothing else will use. */
  fillNonce(nonce: number): Promise<BroadcastOutcome>
  receipt(hash: string): Promise<SealReceipt>
  /** What the registry holds for a root sealed by this sealer; null when nothing. */
  rootRecord(root: string): Promise<RootRecord | null>
}
