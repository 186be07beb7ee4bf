import { Injectable } from '@nestjs/common'
import type { UnitCause } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { AdvancesRepository } from './advances.repository'
import { derivedId } from './derived-id'
import { EventConflict } from './event-conflict-error'
import { LedgerRepository } from './ledger.repository'
import { returnEntries, usualTerms, type ReturnTerms } from './ledger.rules'
import { WriteMove } from './write-move'

/** Gives the units of an act back that came to nothing by a failure of ours. */
@Injectable()
export class RefundUnits {
  constructor(
    private readonly ledger: LedgerRepository,
    private readonly advances: AdvancesRepository,
    private readonly writeMove: WriteMove,
  ) {}

  /**
   * Undoes a spend, once; where the act has spent nothing there is nothing to give back.
   * @param spent the event that spent the units
   * @param terms where other than usual: how long the units must last, and why they are there then
   * @throws EventConflict where that event was no spend
   */
  async execute(tx: Tx, spent: string, cause: UnitCause, terms: ReturnTerms = usualTerms): Promise<void> {
    if (await this.advances.remove(tx, spent)) return
    const spend = await this.ledger.moveOf(tx, spent)
    if (!spend) return
    if (spend.move !== 'spend' && spend.move !== 'spend-held') throw new EventConflict(spent)
    const lots = await this.ledger.lockLots(
      tx,
      spend.entries.map(({ to }) => to.lotId),
    )
    const eventId = `refund:${spent}`
    if (await this.ledger.moveOf(tx, eventId)) return
    const newLotId = (index: number): string => derivedId(`${eventId}:${index}`)
    const { entries, newLots } = returnEntries('refund', spend.entries, lots, new Date(), newLotId, terms)
    const { ownerId, unit } = spend
    await this.writeMove.execute(
      tx,
      { eventId, move: 'refund', ownerId, unit, cause, entries, refundOf: spent },
      newLots,
    )
  }
}
