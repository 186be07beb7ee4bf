import { Controller } from '@nestjs/common'
import type { ClassifyGoodsResponse } from '@originseal/contracts'
import { classifyGoods } from '@originseal/contracts/trademark/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { SuggestClasses } from './suggest-classes'

@Controller()
export class ClassesController {
  constructor(private readonly suggestClasses: SuggestClasses) {}

  @Endpoint(classifyGoods)
  classify({ body }: EndpointRequest<typeof classifyGoods>): ClassifyGoodsResponse {
    return { success: true, data: this.suggestClasses.execute(body.description) }
  }
}
