import { Controller } from '@nestjs/common'
import { units, type ListCatalogueVersionsResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/billing/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { SpendersQueries } from '../units/spenders.queries'
import { CatalogueQueries } from './catalogue.queries'
import { PublishCatalogue } from './publish-catalogue'
import { WithdrawCatalogue } from './withdraw-catalogue'

@Controller()
export class CatalogueVersionsController {
  constructor(
    private readonly catalogue: CatalogueQueries,
    private readonly spenders: SpendersQueries,
    private readonly publishCatalogue: PublishCatalogue,
    private readonly withdrawCatalogue: WithdrawCatalogue,
  ) {}

  @Endpoint(endpoints.listCatalogueVersions)
  async list(): Promise<ListCatalogueVersionsResponse> {
    const [versions, spendable] = await Promise.all([this.catalogue.newest(), this.spenders.spendable()])
    return { versions, coming: units.filter((unit) => !spendable.has(unit)) }
  }

  @Endpoint(endpoints.publishCatalogue)
  async publish({
    body,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.publishCatalogue>): Promise<ListCatalogueVersionsResponse> {
    await this.publishCatalogue.execute(body, caller, idempotencyKey)
    return this.list()
  }

  @Endpoint(endpoints.withdrawCatalogue)
  async withdraw({
    params,
    body,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.withdrawCatalogue>): Promise<ListCatalogueVersionsResponse> {
    await this.withdrawCatalogue.execute(params.version, body.reason, caller, idempotencyKey)
    return this.list()
  }
}
