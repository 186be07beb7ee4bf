import { Module } from '@nestjs/common'
import { CompareLedgers } from './compare-ledgers'
import { GiveUnits } from './give-units'
import { GrantUnits } from './grant-units'
import { GrantsRepository } from './grants.repository'
import { MirrorRepository } from './mirror.repository'
import { PurchasedLotsQueries } from './purchased-lots.queries'
import { RepeatGrants } from './repeat-grants'
import { RequestRevocation } from './request-revocation'
import { RevocationsRepository } from './revocations.repository'
import { RevokeUnits } from './revoke-units'
import { SpenderFacts } from './spender-facts'
import { spenderConsumers } from './spender.consumer'
import { SpendersQueries } from './spenders.queries'
import { SpendersRepository } from './spenders.repository'
import { UnitDifferencesQueries } from './unit-differences.queries'
import { UnitsQueries } from './units.queries'
import { WelcomeSpender } from './welcome-spender'

@Module({
  controllers: spenderConsumers,
  providers: [
    CompareLedgers,
    GiveUnits,
    GrantUnits,
    GrantsRepository,
    MirrorRepository,
    PurchasedLotsQueries,
    RepeatGrants,
    RequestRevocation,
    RevocationsRepository,
    RevokeUnits,
    SpenderFacts,
    SpendersQueries,
    SpendersRepository,
    UnitDifferencesQueries,
    UnitsQueries,
    WelcomeSpender,
  ],
  exports: [
    GiveUnits,
    GrantUnits,
    PurchasedLotsQueries,
    RequestRevocation,
    RevokeUnits,
    SpendersQueries,
    UnitDifferencesQueries,
    UnitsQueries,
  ],
})
export class UnitsModule {}
