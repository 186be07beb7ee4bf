import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { Parser } from 'htmlparser2'

/** A sitemap, or a sitemap of sitemaps. Newest first, undated ones last in their own order. */
export interface Sitemap {
  readonly pages: readonly string[]
  readonly sitemaps: readonly string[]
}

interface Entry {
  readonly loc: string
  readonly changed: number
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
          found[name].push({ loc: entry.loc.trim(), changed: Date.parse(entry.lastmod.trim()) || 0 })
      },
    },
    { xmlMode: true },
  )
  parser.end(xml.toString('utf8'))
  return { pages: newestFirst(found.url), sitemaps: newestFirst(found.sitemap) }
}

function newestFirst(entries: readonly Entry[]): string[] {
  const usable = entries.filter(({ loc }) => URL.canParse(loc))
  return usable.sort((one, other) => other.changed - one.changed).map(({ loc }) => loc)
}
