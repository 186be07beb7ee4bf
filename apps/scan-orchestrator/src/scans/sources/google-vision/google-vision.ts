import { z } from 'zod'
import { askProvider, failedOutcome, ProviderBusy, ProviderFailed } from '../ask-provider'
import { recordMatches, type ProviderMatch } from '../record-matches'
import {
  searchNote,
  type SearchJournal,
  type SearchSubject,
  type Source,
  type SourceOutcome,
} from '@originseal/crawling'

const provider = 'Google Cloud Vision'
const mostResults = 100

const webImages = z.array(z.object({ url: z.string() })).default([])
const webDetection = z.object({
  fullMatchingImages: webImages,
  partialMatchingImages: webImages,
  pagesWithMatchingImages: z
    .array(z.object({ url: z.string(), fullMatchingImages: webImages, partialMatchingImages: webImages }))
    .default([]),
})
type WebDetection = z.output<typeof webDetection>

const batchAnswer = z.object({
  responses: z
    .array(
      z.object({
        webDetection: webDetection.optional(),
        /** google.rpc.Status: 8 is RESOURCE_EXHAUSTED, 13 INTERNAL, 14 UNAVAILABLE. */
        error: z.object({ code: z.number() }).optional(),
      }),
    )
    .length(1),
})
const passing = new Set([4, 8, 13, 14])

export interface GoogleVisionOptions {
  /** Asked anew for each search; undefined where there is none. */
  readonly key: () => string | undefined
  /** Told of each request that is made with it. */
  readonly onUse?: () => void
  /** Another address of the API, for tests. */
  readonly endpoint?: string
}

/**
 * Asks Google where on the web it has seen the picture (WEB_DETECTION): full matches, resized ones among them, and
 * partial ones such as crops. The picture is sent in the request and need not be public.
 * Sources: https://cloud.google.com/vision/docs/reference/rest/v1/images/annotate, …/vision/docs/request and
 * …/rest/v1/AnnotateImageResponse#WebDetection; the key goes in a header as in …/docs/authentication/api-keys-use.
 */
export class GoogleVision implements Source {
  readonly name = 'google-vision'
  readonly label = 'Google Cloud Vision'

  constructor(private readonly options: GoogleVisionOptions) {}

  get configured(): boolean {
    return this.options.key() !== undefined
  }

  async search(subject: SearchSubject, journal: SearchJournal, signal: AbortSignal): Promise<SourceOutcome> {
    try {
      const detection = await this.annotate(await subject.rendition(), signal)
      await recordMatches(journal, matchesOf(detection))
      return { state: 'searched' }
    } catch (error) {
      return failedOutcome(error)
    }
  }

  private async annotate(picture: Buffer, signal: AbortSignal): Promise<WebDetection> {
    const { endpoint = 'https://vision.googleapis.com' } = this.options
    const key = this.options.key() ?? ''
    this.options.onUse?.()
    const image = { content: picture.toString('base64') }
    const features = [{ type: 'WEB_DETECTION', maxResults: mostResults }]
    const { responses } = await askProvider({
      provider,
      url: `${endpoint}/v1/images:annotate`,
      request: {
        method: 'POST',
        headers: { 'x-goog-api-key': key, 'content-type': 'application/json' },
        body: JSON.stringify({ requests: [{ image, features }] }),
      },
      answer: batchAnswer,
      signal,
    })
    const [{ webDetection: detection, error } = {}] = responses
    if (error && passing.has(error.code)) throw new ProviderBusy(provider, `error ${error.code}`)
    if (error) throw new ProviderFailed(provider, searchNote('picture-refused', { code: error.code }))
    return detection ?? webDetection.parse({})
  }
}

function matchesOf(detection: WebDetection): ProviderMatch[] {
  const onPages = detection.pagesWithMatchingImages.flatMap((page) => wordedMatches(page, page.url))
  return [...onPages, ...wordedMatches(detection)]
}

function wordedMatches(
  found: Pick<WebDetection, 'fullMatchingImages' | 'partialMatchingImages'>,
  pageUrl?: string,
): ProviderMatch[] {
  const worded = (images: readonly { url: string }[], origin: string): ProviderMatch[] =>
    images.map(({ url }) => ({ imageUrl: url, pageUrl, origin }))
  return [
    ...worded(found.fullMatchingImages, 'full match'),
    ...worded(found.partialMatchingImages, 'partial match'),
  ]
}
