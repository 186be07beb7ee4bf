import { Injectable } from '@nestjs/common'
import { limits } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { AdvancesRepository } from './advances.repository'
import { LedgerRepository } from './ledger.repository'
import { takeEntries } from './ledger.rules'
import type { Holder, UnitDemand } from './unit-demand'
import { WriteMove } from './write-move'

/**
 * Lets somebody who has just registered spend what every member is given, although the grant has not been heard of yet:
 * it is taken from that grant as soon as it comes. Whoever was granted units of this kind before gets no advance.
 */
@Injectable()
export class AdvanceUnits {
  constructor(
    private readonly advances: AdvancesRepository,
    private readonly ledger: LedgerRepository,
    private readonly writeMove: WriteMove,
  ) {}

  /** From here to the end of `tx` the owner is granted and advanced no units of this kind elsewhere. */
  async lock(tx: Tx, holder: Holder): Promise<void> {
    await this.advances.lock(tx, holder)
  }

  /** Under the lock. @returns whether the units are advanced; not, where there is nothing to expect */
  async take(tx: Tx, demand: UnitDemand): Promise<boolean> {
    if (await this.ledger.hasLots(tx, demand)) return false
    const advances = await this.advances.of(tx, demand)
    if (advances.some(({ eventId }) => eventId === demand.eventId)) return true
    const advanced = advances.reduce((sum, { quantity }) => sum + quantity, 0)
    if (advanced + demand.quantity > (limits.unitsInAdvance[demand.unit] ?? 0)) return false
    await this.advances.insert(tx, demand, demand)
    return true
  }

  /** Under the lock: takes the advances from the first lot. What it does not cover is ours to bear. */
  async settle(tx: Tx, { ownerId, unit }: Holder): Promise<void> {
    for (const advance of await this.advances.of(tx, { ownerId, unit })) {
      // It may have been refunded by now.
      if (!(await this.advances.remove(tx, advance.eventId))) continue
      const lots = await this.ledger.lockAvailable(tx, { ownerId, unit })
      const entries = takeEntries('spend', lots, advance.quantity, new Date())
      if (entries) await this.writeMove.execute(tx, { ...advance, ownerId, unit, move: 'spend', entries })
    }
  }
}
