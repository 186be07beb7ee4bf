import { Module } from '@nestjs/common'
import { CompareLedgers } from './compare-ledgers'
import { GrantUnits } from './grant-units'
import { GrantsRepository } from './grants.repository'
import { MirrorRepository } from './mirror.repository'
import { RepeatGrants } from './repeat-grants'
import { RequestRevocation } from './request-revocation'
import { RevocationsRepository } from './revocations.repository'
import { SpenderFacts } from './spender-facts'
import { spenderConsumers } from './spender.consumer'
import { SpendersQueries } from './spenders.queries'
import { SpendersRepository } from './spenders.repository'
import { UnitsQueries } from './units.queries'
import { WelcomeSpender } from './welcome-spender'

@Module({
  controllers: spenderConsumers,
  providers: [
    CompareLedgers,
    GrantUnits,
    GrantsRepository,
    MirrorRepository,
    RepeatGrants,
    RequestRevocation,
    RevocationsRepository,
    SpenderFacts,
    SpendersQueries,
    SpendersRepository,
    UnitsQueries,
    WelcomeSpender,
  ],
  exports: [GrantUnits, RequestRevocation, SpendersQueries, UnitsQueries],
})
export class UnitsModule {}
