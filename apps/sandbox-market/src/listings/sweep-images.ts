import { Injectable } from '@nestjs/common'
import { ListingImages } from './listing-images'
import { ListingsRepository } from './listings.repository'
import { RemoveListing } from './remove-listing'

/** A picture without a listing is older than this before it is taken for a leftover: its row may be on the way. */
const leftoverAfterMs = 3_600_000

/** Finishes what a killed process left: pictures of removed listings, and pictures that never got a listing. */
@Injectable()
export class SweepImages {
  constructor(
    private readonly listings: ListingsRepository,
    private readonly images: ListingImages,
    private readonly removeListing: RemoveListing,
  ) {}

  /** Gives how many pictures were erased. */
  async execute(now: Date): Promise<number> {
    let erased = await this.images.store.sweepTemporary()
    for (const key of await this.listings.picturesToErase()) {
      await this.removeListing.erase(key)
      erased += 1
    }
    for await (const key of this.images.keys(new Date(now.getTime() - leftoverAfterMs))) {
      if (await this.listings.knowsPicture(key)) continue
      await this.images.remove(key)
      erased += 1
    }
    return erased
  }
}
