import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { type AnchorPolicy, applyEvent, needsRecheck, openBatch } from './anchor-batch.rules'
import { BatchStore } from './batch-store.fixture'
import { ChainRefused, ChainUnavailable } from './chain-errors'
import { SimulatedChain } from './simulated-chain.fixture'
import { stepBatch } from './step-batch'

const CONFIRMATIONS = 4
const policy: AnchorPolicy = {
  maxLeaves: 10,
  maxOpenMs: 0,
  rebroadcastAfterMs: 30,
  bumpAfterMs: 90,
  confirmations: CONFIRMATIONS,
  maxReverts: 3,
}

class Killed extends Error {}

type Mishap =
  | { readonly kind: 'new-batch' | 'steps' | 'mine' | 'drop' | 'drop-odd' | 'outage' | 'back' | 'elsewhere' }
  | { readonly kind: 'reorganise'; readonly depth: number; readonly forget: boolean }
  | { readonly kind: 'kill'; readonly after: number }
  | { readonly kind: 'clock'; readonly by: number }

const mishap: fc.Arbitrary<Mishap> = fc.oneof(
  { weight: 12, arbitrary: fc.constant<Mishap>({ kind: 'steps' }) },
  { weight: 6, arbitrary: fc.constant<Mishap>({ kind: 'mine' }) },
  { weight: 4, arbitrary: fc.constant<Mishap>({ kind: 'new-batch' }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('kill' as const), after: fc.nat({ max: 6 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('clock' as const), by: fc.integer({ min: -200, max: 200 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('reorganise' as const),
      depth: fc.integer({ min: 1, max: 3 }),
      forget: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc
      .constantFrom('drop', 'drop-odd', 'outage', 'back', 'elsewhere')
      .map((kind) => ({ kind }) as Mishap),
  },
)

/** The service's loop, its rows and its chain, told what to suffer. */
class World {
  readonly chain = new SimulatedChain(CONFIRMATIONS)
  readonly store = new BatchStore()
  /** Where every batch was first confirmed, to see that it stays there. */
  readonly confirmedIn = new Map<string, string>()
  private now = 1_000
  private batches = 0

  async suffer(event: Mishap): Promise<void> {
    this.now += 10
    await this.happen(event)
    for (const id of this.store.ids()) {
      const { state, inclusion } = this.store.get(id)
      if (state === 'confirmed' && !this.confirmedIn.has(id)) this.confirmedIn.set(id, inclusion!.blockHash)
    }
  }

  private async happen(event: Mishap): Promise<void> {
    switch (event.kind) {
      case 'new-batch':
        return this.newBatch()
      case 'steps':
        return this.steps()
      case 'kill':
        return this.killedAfter(event.after)
      case 'mine':
        return this.chain.mine()
      case 'drop':
        return this.chain.drop()
      case 'drop-odd':
        return this.chain.drop(({ nonce }) => nonce % 2 === 0)
      case 'reorganise':
        return this.chain.reorganise(event.depth, event.forget)
      case 'elsewhere':
        return this.chain.useNonceElsewhere()
      case 'clock':
        this.now += event.by
        return
      case 'outage':
      case 'back':
        this.chain.away = event.kind === 'outage'
    }
  }

  /** A pass of the service's loop over every batch that is not at rest. */
  private async steps(): Promise<void> {
    for (const id of this.store.ids()) {
      try {
        const batch = this.store.get(id)
        if (batch.state === 'confirmed' && !needsRecheck(batch, await this.chain.nextNonce())) continue
        await stepBatch(batch, {
          chain: this.chain,
          policy,
          now: () => this.now,
          noncesFrom: this.store.noncesFrom,
          save: this.store.saveFor(id),
        })
      } catch (error) {
        if (!(error instanceof ChainUnavailable || error instanceof ChainRefused)) throw error
      }
    }
  }

  /** No more mishaps: everything must come to rest by itself. */
  async heal(): Promise<void> {
    this.chain.away = false
    for (let round = 0; round < 60; round += 1) {
      await this.suffer({ kind: 'steps' })
      await this.suffer({ kind: 'mine' })
    }
  }

  private newBatch(): void {
    this.batches += 1
    const root = createHash('sha256').update(String(this.batches)).digest('hex')
    this.store.put(
      `batch ${this.batches}`,
      applyEvent({ ...openBatch(this.now), leafCount: 1 }, { type: 'close', root }),
    )
  }

  /** A pass that is killed at the n-th moment around a save; what was in memory is lost. */
  private async killedAfter(moments: number): Promise<void> {
    let left = moments
    this.store.killAt = () => {
      if (left === 0) throw new Killed()
      left -= 1
    }
    try {
      await this.steps()
    } catch (error) {
      if (!(error instanceof Killed)) throw error
    } finally {
      this.store.killAt = () => {}
    }
  }
}

describe('anchoring under random mishaps', () => {
  it('E6: every batch is anchored exactly once and stays where it was confirmed, in 1,000 histories', async () => {
    let batches = 0
    let replaced = 0
    let effectless = 0
    await fc.assert(
      fc.asyncProperty(fc.array(mishap, { minLength: 20, maxLength: 120 }), async (history) => {
        const world = new World()
        await world.suffer({ kind: 'new-batch' })
        for (const event of history) await world.suffer(event)
        await world.heal()
        for (const id of world.store.ids()) {
          const { state, root, inclusion, attempts } = world.store.get(id)
          const record = await world.chain.rootRecord(root!)
          expect({ id, state, inclusion }).toEqual({ id, state: 'confirmed', inclusion: record!.inclusion })
          expect(world.confirmedIn.get(id)).toBe(record!.inclusion.blockHash)
          expect(world.chain.seals(root!).effective).toBe(1)
          batches += 1
          if (attempts.length > 1) replaced += 1
          effectless += world.chain.seals(root!).doubled
        }
      }),
      { numRuns: 1000, seed: 20261121 },
    )
    console.info(
      `E6: seed 20261121, ${batches} batches, ${replaced} with replacements, ${effectless} effectless calls`,
    )
    expect(replaced).toBeGreaterThan(100)
    expect(effectless).toBe(0)
  }, 60_000)
})
