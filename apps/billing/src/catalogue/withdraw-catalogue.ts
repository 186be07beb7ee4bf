import { Injectable } from '@nestjs/common'
import { Idempotency, Problem, type Caller } from '@originseal/http'
import { CatalogueRepository } from './catalogue.repository'

/** Takes a version back that is not offered yet; its number is not used again. */
@Injectable()
export class WithdrawCatalogue {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly catalogue: CatalogueRepository,
  ) {}

  /** @throws Problem CATALOGUE_VERSION_NOT_FOUND, CATALOGUE_VERSION_OFFERED */
  async execute(version: number, reason: string, { userId }: Caller, key: string | undefined): Promise<void> {
    const scope = `POST /admin/catalogue/versions/:version/withdrawals ${userId}`
    await this.idempotency.once({ key, scope, request: { version, reason } }, async (tx) => {
      const found = await this.catalogue.lock(tx, version)
      if (!found) throw new Problem('CATALOGUE_VERSION_NOT_FOUND')
      if (found.withdrawnAt !== null) return {}
      const now = new Date()
      if (found.offeredFrom <= now) throw new Problem('CATALOGUE_VERSION_OFFERED')
      await this.catalogue.withdraw(tx, version, now)
      return {}
    })
  }
}
