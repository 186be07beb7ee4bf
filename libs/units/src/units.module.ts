import { Module, type DynamicModule } from '@nestjs/common'
import type { Unit, UnitEvents } from '@originseal/contracts'
import { AdvanceUnits } from './advance-units'
import { AdvancesRepository } from './advances.repository'
import { BalancesQueries } from './balances.queries'
import { CountUnits, SPENT_UNITS } from './count-units'
import { CountsRepository } from './counts.repository'
import { ExpireLots } from './expire-lots'
import { ForgetAdvances } from './forget-advances'
import { GrantUnits } from './grant-units'
import { HoldUnits } from './hold-units'
import { HoldsRepository } from './holds.repository'
import { LedgerRepository } from './ledger.repository'
import { RefundUnits } from './refund-units'
import { RefundsQueries } from './refunds.queries'
import { RevokeUnits } from './revoke-units'
import { SpendUnits } from './spend-units'
import { StartSpending } from './start-spending'
import { StartedUnitsRepository } from './started-units.repository'
import { UnitsConsumer } from './units.consumer'
import { UNIT_EVENTS, WriteMove } from './write-move'

export interface UnitsOptions {
  /** The units that this service spends, and no other does. */
  readonly units: readonly Unit[]
  /** What it publishes about them. */
  readonly events: UnitEvents
}

/** The ledger of the units that a service spends. */
@Module({})
export class UnitsModule {
  static forRoot({ units, events }: UnitsOptions): DynamicModule {
    return {
      module: UnitsModule,
      global: true,
      controllers: [UnitsConsumer],
      providers: [
        { provide: SPENT_UNITS, useValue: units },
        { provide: UNIT_EVENTS, useValue: events },
        AdvancesRepository,
        CountsRepository,
        HoldsRepository,
        LedgerRepository,
        StartedUnitsRepository,
        AdvanceUnits,
        BalancesQueries,
        CountUnits,
        ExpireLots,
        ForgetAdvances,
        GrantUnits,
        HoldUnits,
        RefundUnits,
        RefundsQueries,
        RevokeUnits,
        SpendUnits,
        StartSpending,
        WriteMove,
      ],
      exports: [BalancesQueries, ForgetAdvances, HoldUnits, RefundUnits, RefundsQueries, SpendUnits],
    }
  }
}
