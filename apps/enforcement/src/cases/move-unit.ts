import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { HoldUnits, RefundUnits, returnedDays } from '@originseal/units'
import { OwnersQueries } from '../findings/owners.queries'
import type { UnitStep } from './case-standing'

/** What a unit is moved for. */
interface UnitOf {
  readonly id: string
  readonly ownerId: string
}

const heldBy = (id: string): string => `case:${id}:hold`
/** The event that the unit of a case is spent by. */
export const spentBy = (id: string): string => `case:${id}:filed`

/** Holds, spends, releases and gives back the takedown of a case, in the transaction of the event. */
@Injectable()
export class MoveUnit {
  constructor(
    private readonly holdUnits: HoldUnits,
    private readonly refundUnits: RefundUnits,
    private readonly owners: OwnersQueries,
  ) {}

  /** @throws Problem QUOTA_EXHAUSTED where a unit is to be held and none is left */
  async execute(tx: Tx, row: UnitOf, steps: readonly UnitStep[]): Promise<void> {
    for (const step of steps) await this.move(tx, row, step.move)
  }

  private async move(tx: Tx, { id, ownerId }: UnitOf, move: UnitStep['move']): Promise<void> {
    const cause = { kind: 'case', id } as const
    if (move === 'hold')
      return this.holdUnits.open(tx, { ownerId, unit: 'takedown', quantity: 1, eventId: heldBy(id), cause })
    if (move === 'spend') return this.holdUnits.spend(tx, heldBy(id), spentBy(id), cause)
    if (move === 'release') return this.holdUnits.release(tx, heldBy(id), `case:${id}:released`, cause)
    // Where the plan has ended, what comes back is a gift.
    const reason = (await this.owners.isOnPaidPlan(tx, ownerId)) ? 'returned' : 'gift'
    await this.refundUnits.execute(tx, spentBy(id), cause, { reason, leastDays: returnedDays })
  }
}
