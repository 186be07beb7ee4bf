import { setTimeout } from 'node:timers/promises'
import { Inject, Injectable } from '@nestjs/common'
import { askedHashes } from '@originseal/fingerprint'
import { IMAGE_INDEX, IndexUnanswered, type ImageIndex } from '../image-index/image-index'
import { ReadWork } from '../works/read-work'
import type { WatchedWork } from '../works/watched-work'
import { ImagesQueries } from './images.queries'
import { hashLimit } from './own-account.rules'

/** How long a scan waits for its index: a shard that starts with ten million hashes needs up to 15 s. */
const patienceMs = 60_000
const askAgainMs = 1_000

/** Finds pictures like a work among all that were ever crawled. */
@Injectable()
export class FindImages {
  constructor(
    private readonly works: ReadWork,
    private readonly images: ImagesQueries,
    @Inject(IMAGE_INDEX) private readonly index: ImageIndex,
  ) {}

  /**
   * Ids of the pictures whose hash, or that of a part, is like the work's or that of a part of it. `silent` is called
   * once if the index does not answer at first. Rejects with {@link IndexUnanswered} when it did not for a minute.
   */
  async like(
    workId: string,
    silent: () => Promise<void>,
    signal: AbortSignal,
  ): Promise<{ readonly work: WatchedWork; readonly alike: ReadonlySet<string> }> {
    const work = await this.works.withWindows(workId)
    const asked = new Set(askedHashes({ ...work, dihedrals: [...work.dihedrals] }))
    const hits = await this.askPatiently([...asked], silent, signal)
    return { work, alike: await this.images.idsByKey(hits) }
  }

  /** What is compared with. */
  work(workId: string): Promise<WatchedWork> {
    return this.works.withWindows(workId)
  }

  private async askPatiently(
    hashes: readonly string[],
    silent: () => Promise<void>,
    signal: AbortSignal,
  ): Promise<number[]> {
    const until = performance.now() + patienceMs
    for (let attempt = 0; ; attempt += 1) {
      signal.throwIfAborted()
      try {
        const [hits] = await this.index.lookUp('pictures', [hashes], hashLimit)
        return (hits ?? []).map(({ key }) => key)
      } catch (error) {
        if (!(error instanceof IndexUnanswered) || performance.now() > until) throw error
        if (attempt === 0) await silent()
        await setTimeout(askAgainMs, undefined, { signal })
      }
    }
  }
}
