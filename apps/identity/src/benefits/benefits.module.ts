import { Module } from '@nestjs/common'
import { BenefitsQueries } from './benefits.queries'
import { BenefitsRepository } from './benefits.repository'
import { GrantSignUpBenefits } from './grant-sign-up-benefits'
import { PromotionsController } from './promotions.controller'

@Module({
  controllers: [PromotionsController],
  providers: [BenefitsQueries, BenefitsRepository, GrantSignUpBenefits],
  exports: [BenefitsQueries, GrantSignUpBenefits],
})
export class BenefitsModule {}
