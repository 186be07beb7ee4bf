import { Inject, Injectable } from '@nestjs/common'
import type { UnitEvents } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Outbox } from '@originseal/messaging'
import { LedgerRepository, type Move } from './ledger.repository'
import { changesOf, type Lot } from './ledger.rules'

/** The facts of the service that spends the units. */
export const UNIT_EVENTS = Symbol('facts about units of this service')

/** Writes a move to the ledger, to the balances and to the outbox: all in one transaction. */
@Injectable()
export class WriteMove {
  constructor(
    private readonly ledger: LedgerRepository,
    private readonly outbox: Outbox,
    @Inject(UNIT_EVENTS) private readonly events: UnitEvents,
  ) {}

  async execute(tx: Tx, move: Move, newLots: readonly Lot[] = []): Promise<void> {
    if (move.entries.length === 0) return
    for (const lot of newLots) await this.ledger.insertLot(tx, move, lot)
    const at = await this.ledger.write(tx, move, changesOf(move.entries))
    await this.outbox.add(tx, this.events.moved, {
      eventId: move.eventId,
      move: move.move,
      ownerId: move.ownerId,
      unit: move.unit,
      cause: move.cause,
      at: at.toISOString(),
      entries: move.entries.map((entry, line) => ({ line, ...entry })),
      newLots: newLots.map(({ id, reason, priority, from, expiresAt }) => ({
        lotId: id,
        reason,
        priority,
        from: from.toISOString(),
        ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
      })),
    })
  }
}
