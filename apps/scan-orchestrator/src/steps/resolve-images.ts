import { Injectable } from '@nestjs/common'
import { Transaction, type Tx } from '@originseal/database'
import { isEgressError } from '@originseal/egress'
import { ImageRefused } from '@originseal/fingerprint'
import { IndexImage, smallestSide, type IndexedImage } from '../crawled-images/index-image'
import { ProgressLog } from '../scans/progress-log'
import { TaskQueue, type LeasedTask } from '../scans/task-queue'
import { PictureFetch } from '../sources/site-crawl/picture-fetch'
import type { Commit, Payload, ScanOfWork, Step } from './step'

const imagesPerTask = 24
const atOnce = 4
/** A host that wants long pauses gets them, but not for ever: what is left of a task then stays unseen. */
const taskMs = 120_000

type Resolved = { readonly imageId: string } | { readonly fresh: IndexedImage } | { readonly failure: string }

/** `resolve-images`: fetches every picture that was seen, once, and takes it into the index. */
@Injectable()
export class ResolveImages implements Step {
  readonly name = 'resolve-images'

  constructor(
    private readonly transaction: Transaction,
    private readonly queue: TaskQueue,
    private readonly log: ProgressLog,
    private readonly pictures: PictureFetch,
    private readonly indexImage: IndexImage,
  ) {}

  async plan(tx: Tx, { scanId }: ScanOfWork): Promise<Payload[]> {
    const rows = await tx.query<{ url: string }>(
      'SELECT image_url AS url FROM scan_image WHERE scan_id = $1 GROUP BY image_url ORDER BY min(sequence)',
      [scanId],
    )
    const urls = rows.map((row) => row.url)
    await this.log.say(tx, scanId, this.name, 0, { key: 'resolving-images', values: { images: urls.length } })
    return Array.from({ length: Math.ceil(urls.length / imagesPerTask) }, (_, index) => ({
      urls: urls.slice(index * imagesPerTask, (index + 1) * imagesPerTask),
    }))
  }

  async run(task: LeasedTask, { scanId }: ScanOfWork, signal: AbortSignal): Promise<Commit> {
    const waiting = await this.unresolved(scanId, task.payload['urls'] as string[])
    const deadline = AbortSignal.timeout(taskMs)
    const worker = async (): Promise<void> => {
      for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
        signal.throwIfAborted()
        await this.store(task, scanId, url, await this.resolve(url, signal, deadline))
      }
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
    return (tx) => this.report(tx, scanId)
  }

  /** What an earlier holder of this task has done stays done. */
  private async unresolved(scanId: string, urls: readonly string[]): Promise<string[]> {
    const rows = await this.transaction.run((tx) =>
      tx.query<{ url: string }>(
        `SELECT DISTINCT image_url AS url FROM scan_image
         WHERE scan_id = $1 AND image_url = ANY($2) AND sighting_id IS NULL AND failure IS NULL`,
        [scanId, urls],
      ),
    )
    return rows.map((row) => row.url)
  }

  private async resolve(url: string, signal: AbortSignal, deadline: AbortSignal): Promise<Resolved> {
    try {
      const visit = await this.pictures.visit(url, AbortSignal.any([signal, deadline]))
      if (visit === 'refused-by-robots') return { failure: visit }
      if (visit.status !== 200) return { failure: `status ${visit.status}` }
      const known = await this.indexImage.known(visit.body)
      if (known) return { imageId: known }
      const fresh = await this.indexImage.examine(visit.body)
      const { width, height } = fresh.facts
      return Math.min(width, height) < smallestSide ? { failure: 'too small to matter' } : { fresh }
    } catch (error) {
      signal.throwIfAborted()
      if (deadline.aborted) return { failure: 'no time left' }
      if (isEgressError(error) || error instanceof ImageRefused) return { failure: error.code }
      throw error
    }
  }

  private store(task: LeasedTask, scanId: string, url: string, resolved: Resolved): Promise<void> {
    return this.transaction.run(async (tx) => {
      await this.queue.hold(tx, task)
      if ('failure' in resolved) {
        await tx.query('UPDATE scan_image SET failure = $3 WHERE scan_id = $1 AND image_url = $2', [
          scanId,
          url,
          resolved.failure,
        ])
        return
      }
      const imageId =
        'imageId' in resolved ? resolved.imageId : await this.indexImage.insert(tx, resolved.fresh)
      await this.noteSightings(tx, scanId, url, imageId)
    })
  }

  private async noteSightings(tx: Tx, scanId: string, url: string, imageId: string): Promise<void> {
    await tx.query(
      `WITH seen AS (
         INSERT INTO image_sighting
           (id, image_id, image_url, page_url, origin, listing, first_seen_at, last_seen_at, scan_id)
         SELECT gen_random_uuid(), $3, image.image_url, image.page_url, image.origin, page.listing, now(), now(),
           CASE WHEN image.is_private THEN image.scan_id END
         FROM scan_image image
         LEFT JOIN scan_page page
           ON page.scan_id = image.scan_id AND page.source = image.source AND page.url = image.page_url
         WHERE image.scan_id = $1 AND image.image_url = $2
         ON CONFLICT (image_id, page_url, image_url, scan_id)
           DO UPDATE SET last_seen_at = now(), origin = excluded.origin,
             listing = coalesce(excluded.listing, image_sighting.listing)
         RETURNING id, page_url
       )
       UPDATE scan_image SET sighting_id = seen.id FROM seen
       WHERE scan_image.scan_id = $1 AND scan_image.image_url = $2 AND scan_image.page_url = seen.page_url`,
      [scanId, url, imageId],
    )
  }

  private async report(tx: Tx, scanId: string): Promise<void> {
    const [row] = await tx.query<{ done: number; images: number }>(
      `SELECT count(DISTINCT image_url) FILTER (WHERE sighting_id IS NOT NULL OR failure IS NOT NULL)::int AS done,
         count(DISTINCT image_url)::int AS images
       FROM scan_image WHERE scan_id = $1`,
      [scanId],
    )
    const { done, images } = row ?? { done: 0, images: 0 }
    await this.log.say(tx, scanId, this.name, images === 0 ? 1 : done / images, {
      key: 'images-resolved',
      values: { done, images },
    })
  }
}
