import { Controller } from '@nestjs/common'
import {
  plan,
  type CountCatalogueHoldersResponse,
  type ListCatalogueHoldersResponse,
} from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/billing/endpoints'
import { Endpoint, readPage, type EndpointRequest } from '@originseal/http'
import { PlanHoldersQueries } from '../../subscriptions/plan-holders.queries'
import { PackBuyersQueries } from '../orders/pack-buyers.queries'

@Controller()
export class CatalogueHoldersController {
  constructor(
    private readonly plans: PlanHoldersQueries,
    private readonly packs: PackBuyersQueries,
  ) {}

  @Endpoint(endpoints.countCatalogueHolders)
  async count(): Promise<CountCatalogueHoldersResponse> {
    const counts = await Promise.all([this.plans.counts(), this.packs.counts()])
    return { counts: counts.flat() }
  }

  @Endpoint(endpoints.listCatalogueHolders)
  async list({
    query,
  }: EndpointRequest<typeof endpoints.listCatalogueHolders>): Promise<ListCatalogueHoldersResponse> {
    const offered = plan.safeParse(query.offer).data
    const { entries, nextCursor } = await readPage(
      query,
      (page) =>
        offered
          ? this.plans.page({ ...query, ...page, offer: offered })
          : this.packs.page({ ...query, ...page }),
      ({ id }) => id,
    )
    return { holders: entries, nextCursor }
  }
}
