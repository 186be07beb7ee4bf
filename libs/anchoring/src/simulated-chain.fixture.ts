import { createHash } from 'node:crypto'
import type { BroadcastOutcome, Chain, Inclusion, RootRecord, SealReceipt, SignedSeal } from './chain'
import { ChainRefused, ChainUnavailable } from './chain-errors'

interface Transaction {
  readonly hash: string
  readonly nonce: number
  readonly fee: number
  /** null: nothing to do with seals, sent past the product with the same key. */
  readonly root: string | null
}
interface Block {
  readonly hash: string
  readonly transactions: readonly Transaction[]
}

const digest = (text: string): string => `0x${createHash('sha256').update(text).digest('hex')}`

/**
 * A chain in memory, with everything that goes wrong on a real one and can be brought about at will: for histories
 * by the hundred, where a real node would take hours. It follows the account rules (one transaction per nonce,
 * no gaps in a block, 10 % for a replacement) and the registry's (a second call for a root reverts).
 */
export class SimulatedChain implements Chain {
  readonly sealer = `0x${'5e'.repeat(20)}`
  readonly registry = `0x${'4e'.repeat(20)}`
  readonly chainId = 31337
  /** While true every question is answered by silence. */
  away = false
  private blocks: Block[] = [{ hash: digest('genesis'), transactions: [] }]
  private waiting: Transaction[] = []
  private forks = 0

  constructor(private readonly confirmations: number) {}

  // What goes wrong.

  /** Mines what waits, in the order of nonces, up to the first gap. */
  mine(): void {
    const transactions: Transaction[] = []
    let nonce = this.usedNonces()
    for (let next = this.waitingAt(nonce); next; next = this.waitingAt((nonce += 1))) transactions.push(next)
    this.waiting = this.waiting.filter((waits) => waits.nonce >= nonce)
    this.blocks.push({ hash: digest(`${this.blocks.length}/${this.forks}`), transactions })
  }

  /** Other blocks take the place of the last ones. What was in them waits again, or is forgotten. */
  reorganise(depth: number, forget: boolean): void {
    const gone = this.blocks.splice(Math.max(1, this.blocks.length - depth))
    this.forks += 1
    if (!forget) this.waiting.push(...gone.flatMap(({ transactions }) => transactions))
    for (let i = 0; i < gone.length; i += 1) {
      this.blocks.push({ hash: digest(`${this.blocks.length}/${this.forks}`), transactions: [] })
    }
  }

  /** The node forgets what waits, wholly or but for what `keep` keeps. */
  drop(keep: (transaction: Transaction) => boolean = () => false): void {
    this.waiting = this.waiting.filter(keep)
  }

  /** A transaction by the same key that the product knows nothing of. */
  useNonceElsewhere(): void {
    const nonce = this.pendingNonce()
    this.waiting.push({
      hash: digest(`elsewhere ${nonce} ${this.forks} ${this.blocks.length}`),
      nonce,
      fee: 1,
      root: null,
    })
  }

  // What can be counted.

  /** Transactions in the chain that sealed this root; `doubled` were mined for it without effect. */
  seals(root: string): { effective: number; doubled: number } {
    const mined = this.blocks
      .flatMap(({ transactions }) => transactions)
      .filter((found) => found.root === root)
    return { effective: Math.min(mined.length, 1), doubled: Math.max(mined.length - 1, 0) }
  }

  // The chain as anchoring sees it.

  async connect(): Promise<void> {
    this.reach()
  }

  async ensureRegistry(): Promise<string> {
    this.reach()
    return this.registry
  }

  async nextNonce(): Promise<number> {
    this.reach()
    return this.pendingNonce()
  }

  async settledNonce(): Promise<number> {
    this.reach()
    return this.blocks.slice(0, this.blocks.length - this.confirmations + 1).flatMap((b) => b.transactions)
      .length
  }

  async sign(root: string, _leafCount: number, nonce: number): Promise<SignedSeal> {
    this.reach()
    if (this.find((found) => found.root === root)) throw new ChainRefused('ALREADY_SEALED', root)
    return this.signed({ nonce, fee: 100, root })
  }

  async replacement(rawTransaction: string): Promise<SignedSeal> {
    this.reach()
    const { nonce, fee, root } = JSON.parse(rawTransaction) as Transaction
    if (fee > 200) throw new ChainRefused('FEE_CAP', `${fee}`)
    return this.signed({ nonce, fee: fee * 1.125, root })
  }

  async broadcast(rawTransaction: string): Promise<BroadcastOutcome> {
    this.reach()
    const sent = {
      ...(JSON.parse(rawTransaction) as Omit<Transaction, 'hash'>),
      hash: digest(rawTransaction),
    }
    if (this.waiting.some(({ hash }) => hash === sent.hash)) return { outcome: 'known' }
    if (sent.nonce < this.usedNonces()) return { outcome: 'nonce-used', detail: 'nonce too low' }
    const rival = this.waitingAt(sent.nonce)
    if (rival && sent.fee < rival.fee * 1.1)
      return { outcome: 'underpriced', detail: 'replacement underpriced' }
    this.waiting = [...this.waiting.filter((waits) => waits !== rival), sent]
    return { outcome: 'accepted' }
  }

  async fillNonce(nonce: number): Promise<BroadcastOutcome> {
    return this.broadcast((await this.signed({ nonce, fee: 1, root: null })).rawTransaction)
  }

  async receipt(hash: string): Promise<SealReceipt> {
    this.reach()
    const found = this.find((transaction) => transaction.hash === hash)
    if (!found) return { state: this.waiting.some((waits) => waits.hash === hash) ? 'pending' : 'unknown' }
    const confirmations = this.blocks.length - found.height
    const first = this.find((transaction) => transaction.root === found.transaction.root)
    if (first?.transaction.hash !== hash) return { state: 'reverted', confirmations }
    const state = confirmations >= this.confirmations ? 'confirmed' : 'mined'
    return { state, confirmations, inclusion: this.inclusion(found) }
  }

  async rootRecord(root: string): Promise<RootRecord | null> {
    this.reach()
    const found = this.find((transaction) => transaction.root === root)
    if (!found) return null
    return {
      leafCount: 1,
      confirmations: this.blocks.length - found.height,
      inclusion: this.inclusion(found),
    }
  }

  private reach(): void {
    if (this.away) throw new ChainUnavailable('TIMEOUT', 'away')
  }

  private usedNonces(): number {
    return this.blocks.flatMap(({ transactions }) => transactions).length
  }

  private pendingNonce(): number {
    let nonce = this.usedNonces()
    while (this.waitingAt(nonce)) nonce += 1
    return nonce
  }

  private waitingAt(nonce: number): Transaction | undefined {
    return this.waiting.filter((waits) => waits.nonce === nonce).sort((a, b) => b.fee - a.fee)[0]
  }

  private find(
    matches: (transaction: Transaction) => boolean,
  ): { transaction: Transaction; height: number; index: number } | undefined {
    for (const [height, { transactions }] of this.blocks.entries()) {
      const index = transactions.findIndex(matches)
      if (index >= 0) return { transaction: transactions[index]!, height, index }
    }
    return undefined
  }

  private inclusion(found: { transaction: Transaction; height: number; index: number }): Inclusion {
    return {
      transactionHash: found.transaction.hash,
      blockNumber: found.height,
      blockHash: this.blocks[found.height]!.hash,
      blockTime: new Date(found.height * 12_000).toISOString(),
      logIndex: found.index,
    }
  }

  private signed(body: Omit<Transaction, 'hash'>): SignedSeal {
    const rawTransaction = JSON.stringify(body)
    return { nonce: body.nonce, rawTransaction, hash: digest(rawTransaction), maxFeePerGas: String(body.fee) }
  }
}
