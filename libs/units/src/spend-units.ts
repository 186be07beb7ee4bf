import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Problem } from '@originseal/http'
import { AdvanceUnits } from './advance-units'
import { EventConflict } from './event-conflict-error'
import { LedgerRepository, type Move } from './ledger.repository'
import { takeEntries } from './ledger.rules'
import type { UnitDemand } from './unit-demand'
import { WriteMove } from './write-move'

/** Takes units in the transaction of the act that they are for: both are committed, or neither. */
@Injectable()
export class SpendUnits {
  constructor(
    private readonly ledger: LedgerRepository,
    private readonly advances: AdvanceUnits,
    private readonly writeMove: WriteMove,
  ) {}

  /** @throws Problem QUOTA_EXHAUSTED where not enough is left; @throws EventConflict */
  async execute(tx: Tx, demand: UnitDemand): Promise<void> {
    if (await this.take(tx, 'spend', demand)) return
    await this.advances.lock(tx, demand)
    // The first grant may have come while this waited for the lock.
    if (await this.take(tx, 'spend', demand)) return
    if (!(await this.advances.take(tx, demand))) throw quotaExhausted(demand)
  }

  /** Sets units aside, see `HoldUnits`. @throws Problem QUOTA_EXHAUSTED; @throws EventConflict */
  async hold(tx: Tx, demand: UnitDemand): Promise<void> {
    if (!(await this.take(tx, 'hold', demand))) throw quotaExhausted(demand)
  }

  /** @returns whether the units are taken, now or by the same event before */
  private async take(tx: Tx, move: 'spend' | 'hold', demand: UnitDemand): Promise<boolean> {
    const lots = await this.ledger.lockAvailable(tx, demand)
    // Only now: whoever moved the same event's units held these rows until it committed.
    const earlier = await this.ledger.moveOf(tx, demand.eventId)
    if (earlier) return isSame(earlier, move, demand)
    const entries = takeEntries(move, lots, demand.quantity, new Date())
    if (entries) await this.writeMove.execute(tx, { ...demand, move, entries })
    return entries !== undefined
  }
}

const quotaExhausted = ({ unit }: UnitDemand): Problem => new Problem('QUOTA_EXHAUSTED', { unit })

function isSame(earlier: Move, move: Move['move'], demand: UnitDemand): true {
  const quantity = earlier.entries.reduce((sum, each) => sum + each.quantity, 0)
  const same =
    earlier.move === move &&
    earlier.ownerId === demand.ownerId &&
    earlier.unit === demand.unit &&
    quantity === demand.quantity
  if (!same) throw new EventConflict(demand.eventId)
  return true
}
