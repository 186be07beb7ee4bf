import { Injectable, type OnModuleInit } from '@nestjs/common'
import { firstCatalogue } from '@originseal/contracts/billing/first-catalogue'
import { Transaction } from '@originseal/database'
import { CatalogueRepository } from './catalogue.repository'

/** Writes the first catalogue to the tables when the service starts for the first time. */
@Injectable()
export class SeedCatalogue implements OnModuleInit {
  constructor(
    private readonly transaction: Transaction,
    private readonly catalogue: CatalogueRepository,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.transaction.run((tx) => this.catalogue.insert(tx, firstCatalogue))
  }
}
