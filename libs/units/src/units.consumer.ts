import { Controller, Inject } from '@nestjs/common'
import { unitsGranted, unitsRevocationRequested, type PayloadOf, type Unit } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { OnEvent } from '@originseal/messaging'
import { SPENT_UNITS } from './count-units'
import { GrantUnits } from './grant-units'
import { RevokeUnits } from './revoke-units'

/** Hears what billing grants and asks back, of the units that this service spends. */
@Controller()
export class UnitsConsumer {
  constructor(
    private readonly grantUnits: GrantUnits,
    private readonly revokeUnits: RevokeUnits,
    @Inject(SPENT_UNITS) private readonly units: readonly Unit[],
  ) {}

  @OnEvent(unitsGranted)
  async granted(grant: PayloadOf<typeof unitsGranted>, tx: Tx): Promise<void> {
    if (this.units.includes(grant.unit)) await this.grantUnits.execute(tx, grant)
  }

  @OnEvent(unitsRevocationRequested)
  async requested(request: PayloadOf<typeof unitsRevocationRequested>, tx: Tx): Promise<void> {
    if (this.units.includes(request.unit)) await this.revokeUnits.execute(tx, request)
  }
}
