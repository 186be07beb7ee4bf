import type { HTTPResponse, Page } from './browser'

/** Something that a page shows or is shown with, as the browser got it and without its content coding. */
export interface PageResource {
  readonly url: string
  /** As its server said, or `application/octet-stream`. */
  readonly contentType: string
  readonly bytes: Buffer
}

/** What a page looks like rests on these; its scripts have already done what they do to the document. */
const kinds: ReadonlySet<string> = new Set(['stylesheet', 'image', 'font'])
const mostRemembered = 500

/** Remembers which style sheets, pictures and fonts a page has got, its frames included. */
export class PageResources {
  private readonly answers = new Map<string, HTTPResponse>()

  constructor(page: Page) {
    // What never ends is never asked for its bytes.
    page.on('requestfinished', (request) => {
      const response = request.response()
      if (!response?.ok() || !kinds.has(request.resourceType()) || !/^https?:/.test(response.url())) return
      if (this.answers.size < mostRemembered) this.answers.set(response.url(), response)
    })
  }

  /** In the order in which they came; those that no longer fit into `maxBytes` are left out. */
  async collect(maxBytes: number): Promise<PageResource[]> {
    const resources: PageResource[] = []
    let left = maxBytes
    for (const [url, response] of this.answers) {
      if (left <= 0) break
      const bytes = await response.buffer().catch(noLongerHeld)
      if (!bytes || bytes.length > left) continue
      left -= bytes.length
      resources.push({ url, contentType: contentTypeOf(response), bytes })
    }
    return resources
  }
}

/** The browser holds bodies only as long as it has room for them: the capture is whole without. */
const noLongerHeld = (): undefined => undefined

function contentTypeOf(response: HTTPResponse): string {
  const said = response.headers()['content-type']?.slice(0, 200)
  return said && /^[\w.+-]+\/[\w.+-]+(?:;[ -~]*)?$/.test(said) ? said : 'application/octet-stream'
}
