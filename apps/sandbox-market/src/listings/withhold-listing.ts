import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { ListingsRepository } from './listings.repository'
import type { Withheld } from './withheld'

/** Takes a listing out of sight for a time, or shows it again; its picture is kept. */
@Injectable()
export class WithholdListing {
  constructor(private readonly listings: ListingsRepository) {}

  /** @param how undefined: it is shown again */
  async execute(tx: Tx, id: string, how: Withheld | undefined): Promise<void> {
    if (how === undefined) await this.listings.putBack(tx, id)
    else await this.listings.withhold(tx, id, how, new Date())
  }
}
