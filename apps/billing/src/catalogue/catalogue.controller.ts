import { Controller } from '@nestjs/common'
import { units, type ReadCatalogueResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/billing/endpoints'
import { Endpoint } from '@originseal/http'
import { SpendersQueries } from '../units/spenders.queries'
import { CatalogueQueries } from './catalogue.queries'

@Controller()
export class CatalogueController {
  constructor(
    private readonly catalogue: CatalogueQueries,
    private readonly spenders: SpendersQueries,
  ) {}

  @Endpoint(endpoints.readCatalogue)
  async read(): Promise<ReadCatalogueResponse> {
    const [offered, spendable] = await Promise.all([this.catalogue.current(), this.spenders.spendable()])
    return { ...offered, coming: units.filter((unit) => !spendable.has(unit)) }
  }
}
