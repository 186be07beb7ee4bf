import { Injectable } from '@nestjs/common'
import { Transaction, type Tx } from '@originseal/database'
import { ResolvePicture, type Resolved } from '../crawled-images/resolve-picture'
import { StorePicture } from '../crawled-images/store-picture'
import { ProgressLog } from '../scans/progress-log'
import { TaskQueue, type LeasedTask } from '../scans/task-queue'
import type { Commit, Payload, ScanOfWork, Step } from './step'

const imagesPerTask = 24
const atOnce = 4
/** A host that wants long pauses gets them, but not for ever: what is left of a task then stays unseen. */
const taskMs = 120_000

/** `resolve-images`: finds out which picture each address leads to, and takes new ones into the index. */
@Injectable()
export class ResolveImages implements Step {
  readonly name = 'resolve-images'

  constructor(
    private readonly transaction: Transaction,
    private readonly queue: TaskQueue,
    private readonly log: ProgressLog,
    private readonly resolvePicture: ResolvePicture,
    private readonly storePicture: StorePicture,
  ) {}

  async plan(tx: Tx, { scanId }: ScanOfWork): Promise<Payload[]> {
    await this.storePicture.settleFresh(tx, scanId)
    const rows = await tx.query<{ url: string; is_settled: boolean }>(
      `SELECT image_url AS url, bool_and(sighting_id IS NOT NULL OR failure IS NOT NULL) AS is_settled
       FROM scan_image WHERE scan_id = $1 GROUP BY image_url ORDER BY min(sequence)`,
      [scanId],
    )
    const urls = rows.filter((row) => !row.is_settled).map((row) => row.url)
    await this.log.say(tx, scanId, this.name, 0, { key: 'resolving-images', values: { images: rows.length } })
    if (urls.length === 0) await this.report(tx, scanId)
    return Array.from({ length: Math.ceil(urls.length / imagesPerTask) }, (_, index) => ({
      urls: urls.slice(index * imagesPerTask, (index + 1) * imagesPerTask),
    }))
  }

  async run(task: LeasedTask, { scanId }: ScanOfWork, signal: AbortSignal): Promise<Commit> {
    const waiting = await this.unresolved(scanId, task.payload['urls'] as string[])
    const known = await this.storePicture.known(waiting)
    const deadline = AbortSignal.timeout(taskMs)
    // What was hard to come by is stored at once; the rest, if the worker is lost, is soon asked again.
    const cheap: [url: string, Resolved][] = []
    const worker = async (): Promise<void> => {
      for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
        signal.throwIfAborted()
        const resolved = await this.resolvePicture.execute(url, known.get(url), signal, deadline)
        if ('fresh' in resolved) await this.store(task, scanId, [[url, resolved]])
        else cheap.push([url, resolved])
      }
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
    await this.store(task, scanId, cheap)
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

  private store(
    task: LeasedTask,
    scanId: string,
    resolved: readonly (readonly [url: string, Resolved])[],
  ): Promise<void> {
    return this.transaction.run(async (tx) => {
      await this.queue.hold(tx, task)
      await this.storePicture.execute(tx, scanId, resolved)
    })
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
