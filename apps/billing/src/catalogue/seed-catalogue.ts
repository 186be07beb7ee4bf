import { Injectable, type OnModuleInit } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { CatalogueRepository } from './catalogue.repository'
import { firstCatalogue } from './first-catalogue'

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
