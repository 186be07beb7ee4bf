import { Module } from '@nestjs/common'
import { CompareLedgers } from './compare-ledgers'
import { GrantUnits } from './grant-units'
import { GrantsRepository } from './grants.repository'
import { MirrorRepository } from './mirror.repository'
import { PurchasedLotsQueries } from './purchased-lots.queries'
import { RepeatGrants } from './repeat-grants'
import { RequestRevocation } from './request-revocation'
import { RevocationsRepository } from './revocations.repository'
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
    GrantUnits,
    GrantsRepository,
    MirrorRepository,
    PurchasedLotsQueries,
    RepeatGrants,
    RequestRevocation,
    RevocationsRepository,
    SpenderFacts,
    SpendersQueries,
    SpendersRepository,
    UnitDifferencesQueries,
    UnitsQueries,
    WelcomeSpender,
  ],
  exports: [
    GrantUnits,
    PurchasedLotsQueries,
    RequestRevocation,
    SpendersQueries,
    UnitDifferencesQueries,
    UnitsQueries,
  ],
})
export class UnitsModule {}
