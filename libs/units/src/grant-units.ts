import { Injectable } from '@nestjs/common'
import type { PayloadOf, unitsGranted } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { AdvanceUnits } from './advance-units'
import { EventConflict } from './event-conflict-error'
import { LedgerRepository } from './ledger.repository'
import { grantEntries } from './ledger.rules'
import { WriteMove } from './write-move'

/** Puts a lot that billing granted into the ledger, once. */
@Injectable()
export class GrantUnits {
  constructor(
    private readonly ledger: LedgerRepository,
    private readonly advances: AdvanceUnits,
    private readonly writeMove: WriteMove,
  ) {}

  /** @throws EventConflict where the lot was granted with another quantity or to somebody else */
  async execute(tx: Tx, grant: PayloadOf<typeof unitsGranted>): Promise<void> {
    const { lotId, ownerId, unit, quantity, cause } = grant
    const eventId = `grant:${lotId}`
    await this.advances.lock(tx, grant)
    const isNew = await this.ledger.insertLot(tx, grant, {
      id: lotId,
      reason: grant.reason,
      priority: grant.priority,
      from: new Date(grant.from),
      expiresAt: grant.expiresAt === undefined ? null : new Date(grant.expiresAt),
    })
    if (!isNew) return this.refuseOther(tx, eventId, grant)
    const entries = grantEntries(lotId, quantity)
    await this.writeMove.execute(tx, { eventId, move: 'grant', ownerId, unit, cause, entries })
    await this.advances.settle(tx, grant)
  }

  private async refuseOther(tx: Tx, eventId: string, grant: PayloadOf<typeof unitsGranted>): Promise<void> {
    const earlier = await this.ledger.moveOf(tx, eventId)
    const isSame =
      earlier?.ownerId === grant.ownerId &&
      earlier.unit === grant.unit &&
      earlier.entries[0]?.quantity === grant.quantity
    if (!isSame) throw new EventConflict(eventId)
  }
}
