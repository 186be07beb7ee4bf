import { z } from 'zod'

const pattern = z.string().min(1).refine(isRegExp, 'is not a regular expression')
const path = z.string().regex(/^\//, 'must begin with /')

/** What a crawl must know of a site. Patterns are regular expressions held against path and query of a page. */
export const siteManifestSchema = z.strictObject({
  /** Stable: kept with every scan as the name of the source. */
  name: z.string().regex(/^[a-z0-9][a-z0-9-]{0,62}$/, 'must be kebab-case'),
  /** As people know the site. */
  label: z.string().min(1).max(80),
  /** Only pages of this origin are visited. */
  start: z.url({ protocol: /^https?$/ }),
  /** Path of the site's own search, with `{query}` where the words go. */
  search: path.includes('{query}', { error: 'must contain {query}' }).optional(),
  sitemap: path.optional(),
  /** The sitemap's `lastmod` can be believed: pages that it says are unchanged since our last visit are not asked. */
  sitemapIsTrue: z.boolean().default(false),
  /** Pages that offer one thing each; they come before others. */
  listings: pattern.optional(),
  /** Pages that are empty until their scripts have run. */
  scripted: z.array(pattern).default([]),
  /** Requests to the host, over all searches of this process. */
  perSecond: z.number().positive().max(100).default(1),
  /** Pages visited by one search at most. */
  pages: z.int().positive().max(10_000).default(200),
  /** Of those, pages opened with the browser at most: each costs seconds. */
  browserPages: z.int().min(0).default(20),
  /** A search is over after this time, whatever is left. */
  seconds: z.number().positive().max(3_600).default(120),
})

/** A manifest whose defaults are filled in. */
export type SiteManifest = z.output<typeof siteManifestSchema>

function isRegExp(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp
  } catch {
    return false
  }
}
