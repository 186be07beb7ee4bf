import { Injectable } from '@nestjs/common'
import type { GiveUnitsRequest } from '@originseal/contracts'
import { Idempotency, type Caller } from '@originseal/http'
import { GrantUnits, priorities } from './grant-units'

const dayMs = 86_400_000

/** Gives a member units because an administrator says so; why stands in the audit log. */
@Injectable()
export class GiveUnits {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly grantUnits: GrantUnits,
  ) {}

  async execute(ownerId: string, gift: GiveUnitsRequest, caller: Caller, key?: string): Promise<void> {
    const request = { key, scope: `giveUnits:${caller.userId}`, request: { ownerId, ...gift } }
    await this.idempotency.once(request, (tx) => {
      const now = Date.now()
      return this.grantUnits.execute(tx, {
        lotId: crypto.randomUUID(),
        ownerId,
        unit: gift.unit,
        quantity: gift.quantity,
        priority: priorities.gift,
        from: new Date(now).toISOString(),
        expiresAt: new Date(now + gift.days * dayMs).toISOString(),
        reason: 'gift',
        cause: { kind: 'gift' },
      })
    })
  }
}
