import { Controller } from '@nestjs/common'
import { limits, type ReadPromotionResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/identity/endpoints'
import { Endpoint } from '@originseal/http'
import { BenefitsQueries } from './benefits.queries'
import { promotionDay, promotionDayEnd } from './promotion.rules'

@Controller()
export class PromotionsController {
  constructor(private readonly benefits: BenefitsQueries) {}

  @Endpoint(endpoints.readPromotion)
  async today(): Promise<ReadPromotionResponse> {
    const { places } = limits.dailyPromotion
    const day = promotionDay(new Date())
    const taken = Math.min(places, await this.benefits.placesTaken(day))
    return { day, places, taken, remaining: places - taken, resetsAt: promotionDayEnd(day).toISOString() }
  }
}
