import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { pageSize, type Paged } from '../pages/pager'
import { listingColumns, toListingView, type ListingRow, type ListingView } from './listing.view'
import type { Withheld } from './withheld'
import { searchTerms } from './search.rules'

/** What an address answers in place of its listing. */
export type Unseen = 'removed' | 'not-found' | 'wall'

export interface SitemapEntry {
  readonly id: string
  readonly postedAt: Date
}

const newestFirst = 'ORDER BY posted_at DESC, id DESC'

/** Reads of what is on sale. A removed listing is nowhere but under its own address. */
@Injectable()
export class ListingsQueries {
  constructor(private readonly source: DataSource) {}

  /** The listing, how its address answers in its place, or undefined if there never was one. */
  async find(id: string): Promise<ListingView | Unseen | undefined> {
    if (!/^\d{1,18}$/.test(id)) return undefined
    const [row] = await this.rows<ListingRow & { removed_at: Date | null; withheld: Withheld | null }>(
      `SELECT ${listingColumns}, removed_at, withheld FROM listing WHERE id = $1`,
      [id],
    )
    if (!row) return undefined
    if (row.withheld === 'wall' || row.withheld === 'not-found') return row.withheld
    return row.removed_at ? 'removed' : toListingView(row)
  }

  async pictureIs(imageKey: string): Promise<'shown' | 'removed' | 'unknown'> {
    const [row] = await this.rows<{ removed: boolean }>(
      'SELECT removed_at IS NOT NULL AS removed FROM listing WHERE image_key = $1',
      [imageKey],
    )
    if (!row) return 'unknown'
    return row.removed ? 'removed' : 'shown'
  }

  /** Newest first, from the given shops only. */
  async newest(shopSlugs: readonly string[], count: number): Promise<ListingView[]> {
    const rows = await this.rows<ListingRow>(
      `SELECT ${listingColumns} FROM listing
       WHERE removed_at IS NULL AND shop_slug = ANY($1) ${newestFirst} LIMIT $2`,
      [shopSlugs, count],
    )
    return rows.map(toListingView)
  }

  async countByShop(): Promise<Map<string, number>> {
    const rows = await this.rows<{ shop_slug: string; count: number }>(
      'SELECT shop_slug, count(*)::int AS count FROM listing WHERE removed_at IS NULL GROUP BY shop_slug',
    )
    return new Map(rows.map((row) => [row.shop_slug, row.count]))
  }

  /** One page of what the shops have that holds any word of `query`; more matching words come first, then newer. */
  async search(shopSlugs: readonly string[], query: string, page: number): Promise<Paged<ListingView>> {
    const terms = searchTerms(query)
    if (terms.length === 0) return this.page(shopSlugs, page)
    const rows = await this.rows<ListingRow & { total: number }>(
      `SELECT ${listingColumns}, count(*) OVER ()::int AS total FROM listing
       WHERE removed_at IS NULL AND shop_slug = ANY($1) AND search_text LIKE ANY($2)
       ORDER BY (SELECT count(*) FROM unnest($2::text[]) AS term WHERE search_text LIKE term) DESC,
                posted_at DESC, id DESC
       LIMIT ${pageSize} OFFSET $3`,
      [shopSlugs, terms, (page - 1) * pageSize],
    )
    return { items: rows.map(toListingView), total: rows[0]?.total ?? 0, page }
  }

  /** One page of what the shops have, newest first. */
  async page(shopSlugs: readonly string[], page: number): Promise<Paged<ListingView>> {
    const [counted] = await this.rows<{ total: number }>(
      'SELECT count(*)::int AS total FROM listing WHERE removed_at IS NULL AND shop_slug = ANY($1)',
      [shopSlugs],
    )
    const rows = await this.rows<ListingRow>(
      `SELECT ${listingColumns} FROM listing
       WHERE removed_at IS NULL AND shop_slug = ANY($1) ${newestFirst} LIMIT ${pageSize} OFFSET $2`,
      [shopSlugs, (page - 1) * pageSize],
    )
    return { items: rows.map(toListingView), total: counted?.total ?? 0, page }
  }

  /** Others of the same shop that share most words with it. */
  async related(listing: ListingView, count: number): Promise<ListingView[]> {
    const rows = await this.rows<ListingRow>(
      `SELECT ${listingColumns} FROM listing
       WHERE removed_at IS NULL AND shop_slug = $1 AND id <> $2
       ORDER BY (SELECT count(*) FROM unnest($3::text[]) AS word WHERE word = ANY(string_to_array(keywords, E'\\n'))) DESC,
                abs(id - $2) LIMIT $4`,
      [listing.shop.slug, listing.id, listing.keywords, count],
    )
    return rows.map(toListingView)
  }

  /** Newest first; a sitemap holds 50,000 addresses at most (sitemaps.org). */
  async sitemap(atMost: number): Promise<SitemapEntry[]> {
    const rows = await this.rows<{ id: string; posted_at: Date }>(
      `SELECT id, posted_at FROM listing WHERE removed_at IS NULL ${newestFirst} LIMIT $1`,
      [atMost],
    )
    return rows.map((row) => ({ id: row.id, postedAt: row.posted_at }))
  }

  private rows<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    return this.source.query(sql, [...parameters])
  }
}
