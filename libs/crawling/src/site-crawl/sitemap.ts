import { parseUrl } from '@originseal/contracts'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { Parser } from 'htmlparser2'

/** A sitemap, or a sitemap of sitemaps. Newest first, undated ones last in their own order. */
export interface Sitemap {
  readonly pages: readonly string[]
  readonly sitemaps: readonly string[]
  /** When a page changed last, at the latest, in ms since 1970; of those that say so. */
  readonly changes: ReadonlyMap<string, number>
}

interface Entry {
  readonly loc: string
  readonly changed: number
  /** As `changed`, but a day without a time ends last at UTC−12. */
  readonly changedBy: number
}

/** Uncompressed limit of the protocol (sitemaps.org/protocol.html). */
const longest = 50 * 1024 * 1024
const mostEntries = 50_000

/** Reads the XML of sitemaps.org, also compressed. What is not well-formed is read as far as it goes. */
export async function parseSitemap(body: Buffer): Promise<Sitemap> {
  const isCompressed = body[0] === 0x1f && body[1] === 0x8b
  const xml = isCompressed ? await promisify(gunzip)(body, { maxOutputLength: longest }) : body
  const found: Record<'url' | 'sitemap', Entry[]> = { url: [], sitemap: [] }
  let entry = { loc: '', lastmod: '' }
  let field: 'loc' | 'lastmod' | undefined
  const parser = new Parser(
    {
      onopentag(name) {
        if (name === 'url' || name === 'sitemap') entry = { loc: '', lastmod: '' }
        field = name === 'loc' || name === 'lastmod' ? name : undefined
      },
      ontext(text) {
        if (field && entry[field].length < 4_096) entry[field] += text
      },
      onclosetag(name) {
        field = undefined
        if ((name === 'url' || name === 'sitemap') && found[name].length < mostEntries)
          found[name].push(entryOf(entry.loc.trim(), entry.lastmod.trim()))
      },
    },
    { xmlMode: true },
  )
  parser.end(xml.toString('utf8'))
  const dated = found.url.filter(({ changed }) => changed > 0)
  return {
    pages: newestFirst(found.url),
    sitemaps: newestFirst(found.sitemap),
    changes: new Map(dated.map(({ loc, changedBy }) => [loc, changedBy])),
  }
}

const dayMs = 24 * 3_600_000

/** `lastmod` in W3C's form of ISO 8601: some say a day, a month or a year only. */
function entryOf(loc: string, lastmod: string): Entry {
  const changed = Date.parse(lastmod) || 0
  const span = lastmod.includes('T') ? 0 : lastmod.length >= 10 ? 1 : lastmod.length >= 7 ? 31 : 366
  return { loc, changed, changedBy: changed + (span === 0 ? 0 : (span + 0.5) * dayMs) }
}

function newestFirst(entries: readonly Entry[]): string[] {
  const usable = entries.filter(({ loc }) => parseUrl(loc))
  return usable.sort((one, other) => other.changed - one.changed).map(({ loc }) => loc)
}
