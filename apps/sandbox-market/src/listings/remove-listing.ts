import { Injectable } from '@nestjs/common'
import { Transaction, type Tx } from '@originseal/database'
import { ListingImages } from './listing-images'
import { ListingsRepository } from './listings.repository'

/** Takes a listing down: out of sight with the transaction, its picture's bytes right after. */
@Injectable()
export class RemoveListing {
  constructor(
    private readonly transaction: Transaction,
    private readonly listings: ListingsRepository,
    private readonly images: ListingImages,
  ) {}

  /** Gives the key of the picture to {@link erase} once the transaction has committed; undefined if it was gone. */
  execute(tx: Tx, id: string, removedAt: Date): Promise<string | undefined> {
    return this.listings.remove(tx, id, removedAt)
  }

  async erase(imageKey: string): Promise<void> {
    await this.images.remove(imageKey)
    await this.transaction.run((tx) => this.listings.markErased(tx, imageKey))
  }
}
