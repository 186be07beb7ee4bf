import { Module } from '@nestjs/common'
import { SubscriptionsModule } from '../subscriptions/subscriptions.module'
import { UnitsModule } from '../units/units.module'
import { BalancesController } from './balances.controller'
import { ReadUnits } from './read-units'

@Module({
  imports: [SubscriptionsModule, UnitsModule],
  controllers: [BalancesController],
  providers: [ReadUnits],
})
export class BalancesModule {}
