import { Injectable } from '@nestjs/common'
import type { UnitCause } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { derivedId } from './derived-id'
import { EventConflict } from './event-conflict-error'
import { HoldsRepository } from './holds.repository'
import { LedgerRepository } from './ledger.repository'
import { returnEntries, spendHeldEntries } from './ledger.rules'
import { SpendUnits } from './spend-units'
import type { UnitDemand } from './unit-demand'
import { WriteMove } from './write-move'

/** Sets units aside for what may come to nothing, and ends that once: by spending them or by giving them back. */
@Injectable()
export class HoldUnits {
  constructor(
    private readonly spendUnits: SpendUnits,
    private readonly holds: HoldsRepository,
    private readonly ledger: LedgerRepository,
    private readonly writeMove: WriteMove,
  ) {}

  /** @throws Problem QUOTA_EXHAUSTED where not enough is left; @throws EventConflict */
  async open(tx: Tx, demand: UnitDemand): Promise<void> {
    await this.spendUnits.hold(tx, demand)
    await this.holds.open(tx, demand.eventId)
  }

  /** What was held is spent. @throws EventConflict where the hold has ended by another event */
  async spend(tx: Tx, held: string, eventId: string, cause: UnitCause): Promise<void> {
    if (!(await this.holds.end(tx, held, 'spent', eventId))) return this.refuseOther(tx, held, eventId)
    const hold = await this.lockedHold(tx, held)
    await this.writeMove.execute(tx, {
      ...hold,
      eventId,
      cause,
      move: 'spend-held',
      entries: spendHeldEntries(hold.entries),
    })
  }

  /** What was held is free again. @throws EventConflict where the hold has ended by another event */
  async release(tx: Tx, held: string, eventId: string, cause: UnitCause): Promise<void> {
    if (!(await this.holds.end(tx, held, 'released', eventId))) return this.refuseOther(tx, held, eventId)
    const hold = await this.lockedHold(tx, held)
    const newLotId = (index: number): string => derivedId(`${eventId}:${index}`)
    const { entries, newLots } = returnEntries('release', hold.entries, hold.lots, new Date(), newLotId)
    await this.writeMove.execute(tx, { ...hold, eventId, cause, move: 'release', entries }, newLots)
  }

  private async lockedHold(tx: Tx, held: string) {
    const hold = await this.ledger.moveOf(tx, held)
    if (!hold) throw new EventConflict(held)
    const lots = await this.ledger.lockLots(
      tx,
      hold.entries.map(({ to }) => to.lotId),
    )
    return { ownerId: hold.ownerId, unit: hold.unit, entries: hold.entries, lots }
  }

  private async refuseOther(tx: Tx, held: string, eventId: string): Promise<void> {
    if ((await this.holds.endedBy(tx, held)) !== eventId) throw new EventConflict(held)
  }
}
