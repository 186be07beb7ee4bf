import { Module } from '@nestjs/common'
import { BenefitsQueries } from './benefits.queries'
import { BenefitsRepository } from './benefits.repository'
import { GrantSignUpBenefits } from './grant-sign-up-benefits'

@Module({
  providers: [BenefitsQueries, BenefitsRepository, GrantSignUpBenefits],
  exports: [BenefitsQueries, GrantSignUpBenefits],
})
export class BenefitsModule {}
