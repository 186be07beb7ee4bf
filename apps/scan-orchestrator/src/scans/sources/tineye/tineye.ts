import { z } from 'zod'
import { askProvider, failedOutcome } from '../ask-provider'
import { recordMatches } from '../record-matches'
import {
  searchNote,
  type SearchJournal,
  type SearchSubject,
  type Source,
  type SourceOutcome,
} from '@originseal/crawling'

const mostMatches = 100
const mostBacklinks = 100

const searchAnswer = z.object({
  code: z.literal(200),
  stats: z.object({ total_results: z.number().optional() }).optional(),
  results: z.object({
    matches: z.array(
      z.object({
        score: z.number(),
        /** `url` is the picture's address, `backlink` the page's. */
        backlinks: z.array(z.object({ url: z.string(), backlink: z.string() })).default([]),
      }),
    ),
  }),
})

export interface TinEyeOptions {
  /** Asked anew for each search; undefined where there is none. */
  readonly key: () => string | undefined
  /** Told of each request that is made with it. */
  readonly onUse?: () => void
  /** Another address of the API, for tests. */
  readonly endpoint?: string
}

/**
 * Asks TinEye for pages with the same picture, also resized, cropped or edited. The picture is uploaded; the key goes
 * in the header `x-api-key` (signed requests were switched off in 2022).
 * Sources: https://services.tineye.com/developers/tineyeapi/ (what to send and what comes back),
 * https://tineye-api.helpscoutdocs.com/article/278-transitioning-authentication-methods (the header),
 * https://help.tineye.com/article/181-list-of-tineye-api-error-messages (an account without searches).
 */
export class TinEye implements Source {
  readonly name = 'tineye'
  readonly label = 'TinEye'

  constructor(private readonly options: TinEyeOptions) {}

  get configured(): boolean {
    return this.options.key() !== undefined
  }

  async search(subject: SearchSubject, journal: SearchJournal, signal: AbortSignal): Promise<SourceOutcome> {
    try {
      const { stats, results } = await this.ask(await subject.rendition(), signal)
      const matches = results.matches.flatMap(({ score, backlinks }) =>
        backlinks.map(({ url, backlink }) => ({
          imageUrl: url,
          pageUrl: backlink,
          origin: `score ${score}`,
        })),
      )
      await recordMatches(journal, matches)
      const total = stats?.total_results ?? results.matches.length
      if (total <= results.matches.length) return { state: 'searched' }
      const shown = results.matches.length
      return { state: 'partly-searched', notes: [searchNote('best-matches', { shown, total })] }
    } catch (error) {
      return failedOutcome(error)
    }
  }

  private async ask(picture: Buffer, signal: AbortSignal): Promise<z.output<typeof searchAnswer>> {
    const { endpoint = 'https://api.tineye.com' } = this.options
    const key = this.options.key() ?? ''
    this.options.onUse?.()
    const form = new FormData()
    form.set('image_upload', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'image.jpg')
    form.set('limit', String(mostMatches))
    form.set('backlink_limit', String(mostBacklinks))
    form.set('sort', 'score')
    form.set('order', 'desc')
    // As bytes: a request that is aborted while `fetch` reads a form ends the process under Node 24 (undici 7.29).
    const encoded = new Response(form)
    const contentType = encoded.headers.get('content-type') ?? ''
    return askProvider({
      provider: this.label,
      url: `${endpoint}/rest/search/`,
      request: {
        method: 'POST',
        headers: { 'x-api-key': key, 'content-type': contentType },
        body: await encoded.arrayBuffer(),
      },
      answer: searchAnswer,
      exhausted: /no more searches/i,
      signal,
    })
  }
}
