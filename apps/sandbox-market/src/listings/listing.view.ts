import { shopOf, type Shop } from '../shops/shops'
import { pictureAddress } from '../pages/site'

/** What pages and answers may show of a listing. */
export interface ListingView {
  readonly id: string
  readonly shop: Shop
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
  readonly price: number
  readonly imageKey: string
  readonly imageWidth: number
  readonly imageHeight: number
  readonly postedAt: Date
}

/** The columns of the table as SQL names them. */
export interface ListingRow {
  readonly id: string
  readonly shop_slug: string
  readonly title: string
  readonly description: string
  readonly keywords: string
  readonly price: number
  readonly image_key: string
  readonly image_width: number
  readonly image_height: number
  readonly posted_at: Date
}

export const listingColumns =
  'id, shop_slug, title, description, keywords, price, image_key, image_width, image_height, posted_at'

export function toListingView(row: ListingRow): ListingView {
  return {
    id: row.id,
    shop: shopOf(row.shop_slug),
    title: row.title,
    description: row.description,
    keywords: row.keywords.split('\n').filter((word) => word !== ''),
    price: row.price,
    imageKey: row.image_key,
    imageWidth: row.image_width,
    imageHeight: row.image_height,
    postedAt: row.posted_at,
  }
}

/** One listing as the shop rendered by script reads it; addresses are relative to the market's origin. */
export interface ListingJson {
  readonly id: string
  readonly url: string
  readonly title: string
  readonly description: string
  readonly price: number
  readonly currency: 'TWD'
  readonly imageUrl: string
  /** For the attribute srcset. */
  readonly imageSet: string
  readonly imageWidth: number
  readonly imageHeight: number
  readonly postedAt: string
}

export function toListingJson(listing: ListingView): ListingJson {
  return {
    id: listing.id,
    url: `/listings/${listing.id}`,
    title: listing.title,
    description: listing.description,
    price: listing.price,
    currency: 'TWD',
    imageUrl: pictureAddress(listing.imageKey),
    imageSet: pictureSet(listing),
    imageWidth: listing.imageWidth,
    imageHeight: listing.imageHeight,
    postedAt: listing.postedAt.toISOString(),
  }
}

/** Widths in pixels in which every picture can be had. */
export const pictureWidths = [320, 640, 960] as const

/** The attribute srcset: the scaled pictures that are smaller than the whole, and the whole. */
export function pictureSet({ imageKey, imageWidth }: ListingView): string {
  const scaled = pictureWidths.filter((width) => width < imageWidth)
  return [
    ...scaled.map((width) => `${pictureAddress(imageKey, width)} ${width}w`),
    `${pictureAddress(imageKey)} ${imageWidth}w`,
  ].join(', ')
}
