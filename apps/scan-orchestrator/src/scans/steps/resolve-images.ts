import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { ResolvePicture, type Resolved } from '../../corpus/images/resolve-picture'
import { SeenImagesRepository } from './seen-images.repository'
import { ProgressLog } from '../progress/progress-log.repository'
import { TaskQueue, type LeasedTask } from '../tasks/task-queue'
import type { ScanOfWork } from '../any-scan'
import type { Commit, Payload, Step } from './step'
import { StoreImages } from './store-images'

const imagesPerTask = 24
const atOnce = 4
/** A host that wants long pauses gets them, but not for ever: what is left of a task then stays unseen. */
const taskMs = 120_000

/** `resolve-images`: finds out which picture each address leads to, and takes new ones into the index. */
@Injectable()
export class ResolveImages implements Step {
  readonly name = 'resolve-images'

  constructor(
    private readonly queue: TaskQueue,
    private readonly log: ProgressLog,
    private readonly seen: SeenImagesRepository,
    private readonly resolvePicture: ResolvePicture,
    private readonly storeImages: StoreImages,
  ) {}

  async plan(tx: Tx, { scanId }: ScanOfWork): Promise<Payload[]> {
    await this.storeImages.settleFresh(tx, scanId)
    const addresses = await this.seen.addresses(tx, scanId)
    const urls = addresses.flatMap(({ url, isSettled }) => (isSettled ? [] : [url]))
    const images = addresses.length
    await this.log.say(tx, scanId, this.name, 0, { key: 'resolving-images', values: { images } })
    if (urls.length === 0) await this.report(tx, scanId)
    return Array.from({ length: Math.ceil(urls.length / imagesPerTask) }, (_, index) => ({
      urls: urls.slice(index * imagesPerTask, (index + 1) * imagesPerTask),
    }))
  }

  async run(task: LeasedTask, { scanId }: ScanOfWork, signal: AbortSignal): Promise<Commit> {
    const urls = task.payload['urls'] as string[]
    // What an earlier holder of this task has done stays done.
    const waiting = await this.seen.unsettled(scanId, urls)
    const known = await this.storeImages.known(waiting)
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

  private store(
    task: LeasedTask,
    scanId: string,
    resolved: readonly (readonly [url: string, Resolved])[],
  ): Promise<void> {
    return this.queue.write(task, (tx) => this.storeImages.execute(tx, scanId, resolved))
  }

  private async report(tx: Tx, scanId: string): Promise<void> {
    const { done, images } = await this.seen.progress(tx, scanId)
    await this.log.say(tx, scanId, this.name, images === 0 ? 1 : done / images, {
      key: 'images-resolved',
      values: { done, images },
    })
  }
}
