import { extractImages, type PageImage } from './extract-images'
import { extractLinks } from './extract-links'
import { extractListing } from './extract-listing'
import { loadPage } from './load-page'
import type { FoundImage, ListingFacts } from '../source'
import { largestVariants } from './image-variants'

/** Raised whenever a page may be read differently: what was kept of it before is then read anew. */
export const readerVersion = 2

/** More on one page is a gallery that nobody made by hand. */
const mostImages = 300
const mostLinks = 1_000

export interface ReadPage {
  /** Of the document; empty if it has none. */
  readonly title: string
  readonly listing: ListingFacts | undefined
  readonly images: readonly FoundImage[]
  /** Of the site, without those that the page asks not to follow. */
  readonly links: readonly string[]
}

/** What a page holds. `images` are those that a browser saw; without it, those of the document. */
export function readPage(html: string, url: string, images: readonly PageImage[] = []): ReadPage {
  const seen = images.length > 0 ? images : extractImages(html, url)
  const found = seen.map((image) => ({ imageUrl: image.url, pageUrl: url, origin: image.origin }))
  const links = extractLinks(html, url).filter(({ nofollow }) => !nofollow)
  const { $ } = loadPage(html, url)
  return {
    title: $('title').first().text().trim().slice(0, 300),
    listing: listingFacts(html, url),
    images: largestVariants(found).slice(0, mostImages),
    links: links.slice(0, mostLinks).map((link) => link.url),
  }
}

function listingFacts(html: string, url: string): ListingFacts | undefined {
  const listing = extractListing(html, url)
  return (
    listing && {
      ...(listing.name !== undefined && { title: listing.name }),
      ...(listing.description !== undefined && { description: listing.description }),
      ...(listing.seller !== undefined && { seller: listing.seller }),
      ...(listing.price !== undefined && { price: Number(listing.price) }),
      ...(listing.currency !== undefined && { currency: listing.currency }),
      ...(listing.publishedAt !== undefined && { publishedAt: listing.publishedAt }),
    }
  )
}

/**
 * True for a page that waits for its scripts: it has neither links nor pictures, or says itself that a part of it is
 * still being filled (`aria-busy`, WAI-ARIA 1.2 §6.6).
 */
export function waitsForScripts(html: string, url: string): boolean {
  const { $ } = loadPage(html, url)
  const isData = (type = ''): boolean => /json|template|text\/(html|plain)/i.test(type)
  const hasScripts = $('script')
    .toArray()
    .some((script) => !isData($(script).attr('type')))
  if (!hasScripts) return false
  return $('a[href], img, picture').length === 0 || $('[aria-busy="true" i]').length > 0
}
