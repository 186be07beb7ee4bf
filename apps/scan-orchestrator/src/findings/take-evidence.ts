import { Inject, Injectable, Logger } from '@nestjs/common'
import { writeWarc } from '@originseal/archives'
import { EgressDenied } from '@originseal/egress'
import { stateOfPage, type ResourceState, type CapturedPage, CaptureError } from '@originseal/crawling'
import type { FindingCapture } from '@originseal/contracts'
import type { ObjectStore } from '@originseal/storage'
import { OBJECTS, OPEN_PAGE } from '../infrastructure'

/** A file kept as evidence, as the report's manifest lists it. */
export interface Capture {
  readonly label: FindingCapture['label']
  readonly path: string
  readonly sha256: string
  readonly size: number
  readonly capturedAt: string
  /** Taken for an earlier scan: when the page last proved to be what it was then. */
  readonly unchangedAt?: string
}

export interface Evidence {
  readonly captures: readonly Capture[]
  readonly overlayKey: string
  readonly capturedAt: Date
  /** What the page rested on; null where it was not opened, or could not be known again. */
  readonly pageState: readonly ResourceState[] | null
  /** When it last proved to be what it was when it was captured, for an earlier scan; null: captured for this one. */
  readonly unchangedAt: Date | null
}

/** Opens a page in a browser; undefined on a machine without one. */
export type OpenPage = ((url: string) => Promise<CapturedPage>) | undefined

/** The same name as in the archive of a capture. */
const RESOURCES = 'resources.warc.gz'

/** Keeps what a finding rests on: the picture, the overlay, and the page as a visitor saw it, with what it was shown with. */
@Injectable()
export class TakeEvidence {
  private readonly log = new Logger(TakeEvidence.name)

  constructor(
    @Inject(OBJECTS) private readonly objects: ObjectStore,
    @Inject(OPEN_PAGE) private readonly openPage: OpenPage | null,
  ) {}

  async execute(
    folder: string,
    pageUrl: string,
    pictures: { candidate: Buffer; overlay: Buffer },
  ): Promise<Evidence> {
    const capturedAt = new Date()
    const keep = (
      label: Capture['label'],
      name: string,
      bytes: Buffer,
      contentType: string,
      at = capturedAt,
    ) => this.keep(label, `${folder}/${name}`, bytes, contentType, at)
    const captures = [
      await keep('picture', 'picture.jpg', pictures.candidate, 'image/jpeg'),
      await keep('overlay', 'overlay.jpg', pictures.overlay, 'image/jpeg'),
    ]
    const page = await this.open(pageUrl)
    if (page) {
      const html = Buffer.from(page.html)
      captures.push(
        await keep('page', 'page.html.txt', html, 'text/plain; charset=utf-8', page.capturedAt),
        await keep('screenshot', 'screenshot.png', page.screenshot, 'image/png', page.capturedAt),
      )
      if (page.resources.length > 0) {
        const warc = await writeWarc(RESOURCES, page.capturedAt, page.resources)
        captures.push(await keep('resources', RESOURCES, warc, 'application/warc', page.capturedAt))
      }
    }
    return {
      captures,
      overlayKey: `${folder}/overlay.jpg`,
      capturedAt: page?.capturedAt ?? capturedAt,
      pageState: (page && stateOfPage(page.requests, { pictures: true })) ?? null,
      unchangedAt: null,
    }
  }

  private async keep(
    label: Capture['label'],
    path: string,
    bytes: Buffer,
    contentType: string,
    at: Date,
  ): Promise<Capture> {
    const { sha256, size } = await this.objects.put(path, bytes, { contentType })
    return { label, path, sha256, size, capturedAt: at.toISOString() }
  }

  /** A page that does not open leaves the finding with its picture: the manifest then lists no page. */
  private async open(url: string): Promise<CapturedPage | undefined> {
    try {
      return await this.openPage?.(url)
    } catch (error) {
      if (!(error instanceof CaptureError) && !(error instanceof EgressDenied)) throw error
      this.log.warn(`a finding's page was not captured: ${error.code}`)
      return undefined
    }
  }
}
