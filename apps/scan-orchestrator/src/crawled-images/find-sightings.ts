import { setTimeout } from 'node:timers/promises'
import { Inject, Injectable } from '@nestjs/common'
import { Reads, type Tx } from '@originseal/database'
import { askedHashes } from '@originseal/fingerprint'
import { IMAGE_INDEX, IndexUnanswered, type ImageIndex } from '../image-index/image-index'
import { hashLimit } from '../steps/suspicion.rules'
import type { WatchedWork } from '../works/watched-work'

/** How long a scan waits for its index: a shard that starts with ten million hashes needs up to 15 s. */
const patienceMs = 60_000
const askAgainMs = 1_000

/** Finds pictures like a work among all that were ever crawled. */
@Injectable()
export class FindSightings {
  constructor(
    private readonly reads: Reads,
    @Inject(IMAGE_INDEX) private readonly index: ImageIndex,
  ) {}

  /**
   * Ids of the pictures whose hash, or that of a part, is like the work's or that of a part of it. `silent` is called
   * once if the index does not answer at first. Rejects with {@link IndexUnanswered} when it did not for a minute.
   */
  async like(
    work: WatchedWork,
    silent: () => Promise<void>,
    signal: AbortSignal,
  ): Promise<ReadonlySet<string>> {
    const { perceptualHash, windows } = work
    const asked = windows
      ? askedHashes({ perceptualHash, windows, dihedrals: [...work.dihedrals] })
      : work.dihedrals
    const hits = await this.askPatiently([...new Set(asked)], silent, signal)
    const rows = await this.reads.query<{ id: string }>(
      'SELECT id FROM crawled_image WHERE index_key = ANY($1::bigint[])',
      [hits],
    )
    return new Set(rows.map(({ id }) => id))
  }

  /** Pages that some earlier crawl saw with such a picture, and what the patrol has noted, though this scan came by none. */
  async addToScan(tx: Tx, scanId: string, workId: string, imageIds: ReadonlySet<string>): Promise<void> {
    await tx.query(
      `INSERT INTO scan_image (id, scan_id, source, image_url, page_url, origin, sighting_id)
       SELECT gen_random_uuid(), $1, 'own-index', sighting.image_url, sighting.page_url, sighting.origin, sighting.id
       FROM image_sighting sighting
       WHERE sighting.scan_id IS NULL AND (sighting.image_id = ANY($2::uuid[])
         OR sighting.id IN (SELECT sighting_id FROM work_sighting WHERE work_id = $3))
       ON CONFLICT (scan_id, page_url, image_url) DO NOTHING`,
      [scanId, [...imageIds], workId],
    )
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
