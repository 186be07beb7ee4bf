import { z } from 'zod'
import { askProvider, failedOutcome, ProviderBusy } from '../ask-provider'
import { recordMatches, type ProviderMatch } from '../record-matches'
import type { SearchJournal, SearchSubject, Source, SourceOutcome } from '@originseal/crawling'

const match = z.object({
  /** The page. */
  link: z.string(),
  /** The picture as it stands there; visual matches have it. */
  image: z.string().optional(),
  /** The provider's copy of it. */
  thumbnail: z.string().optional(),
})
const lensAnswer = z.object({
  search_metadata: z.object({ status: z.enum(['Success', 'Error', 'Processing', 'Queued']) }),
  exact_matches: z.array(match).default([]),
  visual_matches: z.array(match).default([]),
})

const kinds = ['exact_matches', 'visual_matches'] as const
const words = { exact_matches: 'exact match', visual_matches: 'visual match' } as const

export interface SerpLensOptions {
  /** Asked anew for each search; undefined where there is none. */
  readonly key: () => string | undefined
  /** Told of each request that is made with it. */
  readonly onUse?: () => void
  /** Where the provider can fetch the work's picture; absent where nothing of a work is public. */
  readonly publicPicture: ((workId: string) => Promise<string>) | undefined
  /** Another address of the API, for tests. */
  readonly endpoint?: string
}

/**
 * Asks Google Lens through SerpApi, once for exact and once for visual matches. The API takes no upload, only the
 * picture's public address: where this system gives none away, the source is not configured, key or not.
 * Sources: https://serpapi.com/google-lens-api, https://serpapi.com/google-lens-exact-matches-api,
 * https://serpapi.com/google-lens-visual-matches-api, https://serpapi.com/api-status-and-error-codes (429 is either
 * the hourly limit or an account without searches; status Error is worth another try), https://serpapi.com/search-errors
 * (no results come as Success with an `error` text).
 */
export class SerpLens implements Source {
  readonly name = 'serp-lens'
  readonly label = 'Google Lens (SerpApi)'

  constructor(private readonly options: SerpLensOptions) {}

  get configured(): boolean {
    return this.options.key() !== undefined && this.options.publicPicture !== undefined
  }

  async search(subject: SearchSubject, journal: SearchJournal, signal: AbortSignal): Promise<SourceOutcome> {
    const { publicPicture } = this.options
    if (!publicPicture) throw new Error('serp-lens is not configured')
    try {
      const picture = await publicPicture(subject.workId)
      const found: ProviderMatch[] = []
      for (const kind of kinds) found.push(...(await this.ask(picture, kind, signal)))
      await recordMatches(journal, found)
      return { state: 'searched' }
    } catch (error) {
      return failedOutcome(error)
    }
  }

  private async ask(
    picture: string,
    kind: (typeof kinds)[number],
    signal: AbortSignal,
  ): Promise<ProviderMatch[]> {
    const { endpoint = 'https://serpapi.com' } = this.options
    const key = this.options.key() ?? ''
    this.options.onUse?.()
    const query = new URLSearchParams({ engine: 'google_lens', type: kind, url: picture, api_key: key })
    const answer = await askProvider({
      provider: this.label,
      url: `${endpoint}/search.json?${query}`,
      request: { method: 'GET', headers: { accept: 'application/json' } },
      answer: lensAnswer,
      exhausted: /run out of searches/i,
      signal,
    })
    const { status } = answer.search_metadata
    if (status !== 'Success') throw new ProviderBusy(this.label, `search status ${status}`)
    return answer[kind].flatMap(({ link, image, thumbnail }) => {
      const imageUrl = image ?? thumbnail
      return imageUrl === undefined ? [] : [{ imageUrl, pageUrl: link, origin: words[kind] }]
    })
  }
}
