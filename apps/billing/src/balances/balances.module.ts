import { Module } from '@nestjs/common'
import { SubscriptionsModule } from '../subscriptions/subscriptions.module'
import { UnitsModule } from '../units/units.module'
import { BalancesController } from './balances.controller'
import { ReadUnits } from './read-units'
import { UserPlansController } from './user-plans.controller'

@Module({
  imports: [SubscriptionsModule, UnitsModule],
  controllers: [BalancesController, UserPlansController],
  providers: [ReadUnits],
})
export class BalancesModule {}
