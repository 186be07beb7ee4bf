import type { CheerioAPI } from 'cheerio'
import { hasType, jsonLdNodes, type JsonLdNode } from './json-ld'
import { loadPage } from './load-page'
import { readStatedTime } from './stated-time.rules'

/** Characters that are kept of a description. */
const descriptionLength = 1_000

/** What a page says about the thing it sells. Absent: the page does not say. */
export interface Listing {
  readonly name?: string
  /** Its beginning. */
  readonly description?: string
  /** As written, dot as decimal separator, no thousands separators. */
  readonly price?: string
  /** ISO 4217. */
  readonly currency?: string
  readonly seller?: string
  /** When it was put up, as the page writes it: a form that `readStatedTime` reads. */
  readonly publishedAt?: string
}

/**
 * Reads JSON-LD Product and Offer (schema.org), then Open Graph's product tags; undefined if the page has neither.
 * These are a seller's claims, of use as context of a finding and never as proof.
 */
export function extractListing(html: string, pageUrl: string): Listing | undefined {
  const { $ } = loadPage(html, pageUrl)
  const nodes = jsonLdNodes($)
  const product = nodes.find((node) => hasType(node, 'Product'))
  const listing = product ? fromProduct(product, nodes) : fromOpenGraph($)
  const said = Object.entries(listing).filter(([, value]) => value !== undefined)
  return said.length > 0 ? (Object.fromEntries(said) as Listing) : undefined
}

type Said<Fields> = { [Key in keyof Fields]: Fields[Key] | undefined }

function fromProduct(product: JsonLdNode, nodes: readonly JsonLdNode[]): Said<Listing> {
  const offer = firstObject(product['offers']) ?? nodes.find((node) => hasType(node, 'Offer')) ?? {}
  const specification = firstObject(offer['priceSpecification']) ?? {}
  const seller = offer['seller'] ?? product['seller'] ?? product['brand']
  const dates = [product['datePublished'], offer['validFrom'], offer['datePublished'], product['releaseDate']]
  return {
    name: text(product['name']),
    description: text(product['description'], descriptionLength),
    price: price(offer['price'] ?? offer['lowPrice'] ?? specification['price']),
    currency: currency(offer['priceCurrency'] ?? specification['priceCurrency']),
    seller: text(firstObject(seller)?.['name'] ?? seller),
    publishedAt: dates.map(date).find((found) => found !== undefined),
  }
}

function fromOpenGraph($: CheerioAPI): Said<Listing> {
  const meta = (name: string): string | undefined => $(`meta[property="${name}"]`).first().attr('content')
  const amount = price(meta('product:price:amount') ?? meta('og:price:amount'))
  const isProduct = amount !== undefined || /^(og:)?product/i.test(meta('og:type') ?? '')
  return {
    name: isProduct ? text(meta('og:title')) : undefined,
    description: isProduct ? text(meta('og:description'), descriptionLength) : undefined,
    price: amount,
    currency: isProduct ? currency(meta('product:price:currency') ?? meta('og:price:currency')) : undefined,
    seller: isProduct ? text(meta('product:retailer_title') ?? meta('og:site_name')) : undefined,
    publishedAt: isProduct ? date(meta('article:published_time')) : undefined,
  }
}

function firstObject(value: unknown): JsonLdNode | undefined {
  return [value].flat().find((one): one is JsonLdNode => typeof one === 'object' && one !== null)
}

function text(value: unknown, length = 300): string | undefined {
  const [first] = [value].flat()
  const tidy = typeof first === 'string' ? first.replace(/\s+/g, ' ').trim().slice(0, length) : ''
  return tidy === '' ? undefined : tidy
}

function price(value: unknown): string | undefined {
  const plain =
    typeof value === 'number' ? String(value) : (text(value) ?? '').replace(/(?<=\d),(?=\d{3}(\D|$))/g, '')
  return /\d+(\.\d+)?/.exec(plain)?.[0]
}

function currency(value: unknown): string | undefined {
  const code = text(value)?.toUpperCase() ?? ''
  return /^[A-Z]{3}$/.test(code) ? code : undefined
}

function date(value: unknown): string | undefined {
  const written = text(value)
  return written !== undefined && readStatedTime(written) ? written : undefined
}
