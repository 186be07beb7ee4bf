import { parseUrl } from '@originseal/contracts'
import { webUrl, type FoundImage, type SearchJournal } from '@originseal/crawling'

/** A picture that a provider saw. Addresses are as the provider wrote them. */
export interface ProviderMatch {
  readonly imageUrl: string
  /** Absent where the provider knows the picture only. */
  readonly pageUrl?: string | undefined
  /** The provider's word for how alike they are. */
  readonly origin: string
}

/**
 * Records a provider's matches, page by page, the better match first. A picture known without a page stands for
 * itself; what is no web address is passed over. Resolves with the number of pages.
 */
export async function recordMatches(
  journal: SearchJournal,
  matches: readonly ProviderMatch[],
): Promise<number> {
  const pages = new Map<string, Map<string, FoundImage>>()
  const onPages = new Set(matches.filter(({ pageUrl }) => pageUrl).map(({ imageUrl }) => imageUrl))
  for (const match of matches) {
    if (!match.pageUrl && onPages.has(match.imageUrl)) continue
    const imageUrl = absolute(match.imageUrl)
    const pageUrl = absolute(match.pageUrl ?? match.imageUrl)
    if (imageUrl === undefined || pageUrl === undefined) continue
    const images = pages.get(pageUrl) ?? new Map<string, FoundImage>()
    if (!images.has(imageUrl)) images.set(imageUrl, { imageUrl, pageUrl, origin: match.origin })
    pages.set(pageUrl, images)
  }
  for (const [url, images] of pages)
    await journal.record({ url, outcome: 'read', images: [...images.values()], links: [] })
  return pages.size
}

/** A reference is never relative here: without a base it must be a whole address. */
function absolute(url: string): string | undefined {
  return parseUrl(url) && webUrl(url, url)
}
