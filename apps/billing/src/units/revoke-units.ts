import { Injectable } from '@nestjs/common'
import type { RevokeUnitsRequest } from '@originseal/contracts'
import { Idempotency, Problem, type Caller } from '@originseal/http'
import { GrantsRepository } from './grants.repository'
import { RequestRevocation } from './request-revocation'

/** Takes units back because an administrator says so; only what is still free when the spender hears of it. */
@Injectable()
export class RevokeUnits {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly grants: GrantsRepository,
    private readonly requestRevocation: RequestRevocation,
  ) {}

  /** @throws Problem UNIT_LOT_NOT_FOUND */
  async execute(ownerId: string, asked: RevokeUnitsRequest, caller: Caller, key?: string): Promise<void> {
    const request = { key, scope: `revokeUnits:${caller.userId}`, request: { ownerId, ...asked } }
    await this.idempotency.once(request, async (tx) => {
      const lot = await this.grants.ofOwner(tx, ownerId, asked.lotId)
      if (!lot) throw new Problem('UNIT_LOT_NOT_FOUND')
      await this.requestRevocation.execute(tx, {
        eventId: `administrator:${crypto.randomUUID()}`,
        ownerId,
        unit: lot.unit,
        lotId: lot.lotId,
        quantity: Math.min(asked.quantity, lot.quantity),
      })
    })
  }
}
