import { Injectable } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { ListingImages, newPictureKey } from './listing-images'
import { ListingsRepository, type NewListing } from './listings.repository'

export interface CatalogueListing extends Omit<NewListing, 'imageKey' | 'catalogueKey'> {
  readonly catalogueKey: string
}

/** Puts a listing of the catalogue on sale, once for its key. */
@Injectable()
export class PostCatalogueListing {
  constructor(
    private readonly transaction: Transaction,
    private readonly listings: ListingsRepository,
    private readonly images: ListingImages,
  ) {}

  /** Keys that are on sale, or were. */
  known(): Promise<Set<string>> {
    return this.listings.catalogueKeys()
  }

  async execute(listing: CatalogueListing, jpeg: Uint8Array): Promise<void> {
    const imageKey = newPictureKey()
    await this.images.put(imageKey, jpeg)
    const id = await this.transaction.run((tx) => this.listings.insert(tx, { ...listing, imageKey }))
    if (id === undefined) await this.images.remove(imageKey) // another process was faster
  }
}
