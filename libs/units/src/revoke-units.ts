import { Inject, Injectable } from '@nestjs/common'
import type { PayloadOf, UnitEvents, unitsRevocationRequested } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Outbox } from '@originseal/messaging'
import { LedgerRepository } from './ledger.repository'
import { revokeEntries } from './ledger.rules'
import { UNIT_EVENTS, WriteMove } from './write-move'

/** Takes back what is still free of a lot, and tells billing how much that was: the money follows the answer. */
@Injectable()
export class RevokeUnits {
  constructor(
    private readonly ledger: LedgerRepository,
    private readonly writeMove: WriteMove,
    private readonly outbox: Outbox,
    @Inject(UNIT_EVENTS) private readonly events: UnitEvents,
  ) {}

  async execute(tx: Tx, request: PayloadOf<typeof unitsRevocationRequested>): Promise<void> {
    const { eventId, ownerId, unit, lotId, quantity } = request
    const lot = await this.ledger.lockLot(tx, lotId)
    const earlier = await this.ledger.moveOf(tx, eventId)
    const entries = earlier?.entries ?? (lot ? revokeEntries(lot, quantity) : [])
    if (!earlier) {
      const cause = { kind: 'refund-of-payment' } as const
      await this.writeMove.execute(tx, { eventId, move: 'revoke', ownerId, unit, cause, entries })
    }
    const revoked = entries.reduce((sum, each) => sum + each.quantity, 0)
    await this.outbox.add(tx, this.events.revoked, {
      eventId,
      ownerId,
      unit,
      lotId,
      requested: quantity,
      revoked,
    })
  }
}
