import { Controller } from '@nestjs/common'
import type { ListWorksResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/protection/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { ListWorks } from './list-works'

@Controller()
export class WorksListController {
  constructor(private readonly works: ListWorks) {}

  @Endpoint(endpoints.listWorks)
  async list({ caller, query }: EndpointRequest<typeof endpoints.listWorks>): Promise<ListWorksResponse> {
    return { data: await this.works.execute(caller.userId, query) }
  }

  @Endpoint(endpoints.lookAtWorks)
  async look({ params, body }: EndpointRequest<typeof endpoints.lookAtWorks>): Promise<ListWorksResponse> {
    return { data: await this.works.execute(params.id, body) }
  }
}
