import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common'
import { ChainRefused, ChainUnavailable, type AnchorPolicy, type Chain } from '@originseal/anchoring'
import { type Exclusive, type Listener, type Transaction } from '@originseal/database'
import { Loop } from '@originseal/runtime'
import { AdvanceBatch } from './advance-batch'
import type { AnchorsQueries } from './anchors.queries'
import { anchorChannel, AnchorsRepository, type StoredBatch } from './anchors.repository'
import { CloseBatch } from './close-batch'

const turnMs = 200
const recheckMs = 60_000
/** Any number that is ours alone: one process at a time sends for the sealer. */
const anchoringLock = 7_340_111

/** Brings waiting works onto the chain, batch after batch. May be killed anywhere: the next turn goes on from the rows. */
@Injectable()
export class AnchorWorks implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(AnchorWorks.name)
  private readonly loop = new Loop({ name: 'anchoring', everyMs: turnMs, turn: () => this.turn() })
  private connected = false
  private recheckedAt = 0

  constructor(
    private readonly database: {
      readonly transaction: Transaction
      readonly exclusive: Exclusive
      readonly listener: Listener
    },
    private readonly queries: AnchorsQueries,
    private readonly anchors: AnchorsRepository,
    private readonly closeBatch: CloseBatch,
    private readonly advanceBatch: AdvanceBatch,
    private readonly to: { readonly chain: Chain; readonly policy: AnchorPolicy },
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.refuseOtherChain()
    this.database.listener.on(anchorChannel, () => this.loop.wake())
    this.loop.start()
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop()
  }

  /** A node of another chain ends the start. One that does not answer is asked again when there is something to seal. */
  private async refuseOtherChain(): Promise<void> {
    try {
      await this.to.chain.connect()
    } catch (error) {
      if (!(error instanceof ChainUnavailable)) throw error
      this.log.warn(`the chain does not answer yet: ${error.message}`)
    }
  }

  /** Mostly everything is confirmed; then neither the lock is taken nor a transaction begun. */
  private async turn(): Promise<boolean> {
    if (!this.mustRecheck() && !(await this.queries.hasUnconfirmed(this.to.chain))) return false
    return (await this.database.exclusive.run(anchoringLock, () => this.anchor())) ?? false
  }

  /** Each step commits on its own. */
  private async anchor(): Promise<boolean> {
    const { chain, policy } = this.to
    const closed = await this.closeBatch.execute(chain, policy)
    const due = await this.due()
    if (due.length > 0) await this.connect()
    let advanced = closed
    for (const batch of due) advanced = (await this.advance(batch)) || advanced
    return advanced
  }

  private async advance(batch: StoredBatch): Promise<boolean> {
    try {
      return await this.advanceBatch.execute(batch, this.to.chain, this.to.policy)
    } catch (error) {
      // The chain was reset or lost blocks: the contract is looked for, and put back, at the next turn.
      if (error instanceof ChainRefused) this.connected = false
      throw error
    }
  }

  private async due(): Promise<StoredBatch[]> {
    const { chain } = this.to
    const { transaction } = this.database
    const unconfirmed = await transaction.run((tx) => this.anchors.unconfirmed(tx, chain))
    if (!this.mustRecheck()) return unconfirmed
    await this.connect()
    const nonce = await chain.nextNonce()
    const lost = await transaction.run((tx) => this.anchors.confirmedFromNonce(tx, chain, nonce))
    this.recheckedAt = Date.now()
    return [...lost, ...unconfirmed]
  }

  /** Whether confirmed batches are to be compared with the chain again, which may have lost blocks. */
  private mustRecheck(): boolean {
    return Date.now() - this.recheckedAt >= recheckMs
  }

  private async connect(): Promise<void> {
    if (this.connected) return
    await this.to.chain.connect()
    await this.to.chain.ensureRegistry()
    this.connected = true
  }
}
