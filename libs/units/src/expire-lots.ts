import { Injectable } from '@nestjs/common'
import { Transaction, type Tx } from '@originseal/database'
import { defineRecurringJob, OnJob } from '@originseal/jobs'
import { LedgerRepository } from './ledger.repository'
import { expireEntries } from './ledger.rules'
import { WriteMove } from './write-move'

/** So many lots are ended in one transaction. */
const batch = 100
export const expireUnits = defineRecurringJob({ name: 'units.expire', schedule: '*/10 * * * *' })

/** Writes down what expired with the end of its lot. Nothing is spent of an ended lot, also before this has run. */
@Injectable()
export class ExpireLots {
  constructor(
    private readonly transaction: Transaction,
    private readonly ledger: LedgerRepository,
    private readonly writeMove: WriteMove,
  ) {}

  @OnJob(expireUnits)
  async execute(): Promise<void> {
    while ((await this.transaction.run((tx) => this.expireBatch(tx, new Date()))) === batch);
  }

  private async expireBatch(tx: Tx, now: Date): Promise<number> {
    const ended = await this.ledger.endedLots(tx, now, batch)
    for (const lotId of ended) {
      const lot = await this.ledger.lockLot(tx, lotId)
      if (!lot) continue
      const { ownerId, unit } = lot
      const cause = { kind: 'end-of-lot' } as const
      const entries = expireEntries(lot, now)
      await this.writeMove.execute(tx, {
        eventId: `expire:${lotId}`,
        move: 'expire',
        ownerId,
        unit,
        cause,
        entries,
      })
    }
    return ended.length
  }
}
