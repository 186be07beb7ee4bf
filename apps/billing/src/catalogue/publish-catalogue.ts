import { Injectable } from '@nestjs/common'
import type { PublishCatalogueRequest } from '@originseal/contracts'
import { Idempotency, Problem, type Caller } from '@originseal/http'
import { publishRefusal } from './catalogue-version.rules'
import { CatalogueRepository } from './catalogue.repository'

/** Adds a version of what is offered, because an administrator says so; why stands in the audit log. */
@Injectable()
export class PublishCatalogue {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly catalogue: CatalogueRepository,
  ) {}

  /** @throws Problem CATALOGUE_CHANGED, CATALOGUE_VERSION_PLANNED, CATALOGUE_DATE_PAST */
  async execute(request: PublishCatalogueRequest, caller: Caller, key?: string): Promise<void> {
    await this.idempotency.once({ key, scope: `publishCatalogue:${caller.userId}`, request }, async (tx) => {
      const { basedOn, plans, packs } = request
      const now = new Date()
      const offeredFrom = request.offeredFrom === undefined ? undefined : new Date(request.offeredFrom)
      const newest = await this.catalogue.newest(tx)
      const refusal = publishRefusal(newest, { basedOn, ...(offeredFrom && { offeredFrom }) }, now)
      if (refusal) throw new Problem(refusal)
      const publication = { by: caller.userId, offeredFrom: offeredFrom ?? now }
      if (!(await this.catalogue.insert(tx, { version: basedOn + 1, plans, packs }, publication)))
        throw new Problem('CATALOGUE_CHANGED')
      return {}
    })
  }
}
