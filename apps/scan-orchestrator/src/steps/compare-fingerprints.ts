import { setImmediate } from 'node:timers/promises'
import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { candidateScore, decodeFeatures, hammingDistance } from '@originseal/fingerprint'
import { FindSightings } from '../crawled-images/find-sightings'
import type { Likeness } from '../memory/likeness-memory'
import { ProgressLog } from '../scans/progress-log'
import { TaskQueue, type LeasedTask } from '../scans/task-queue'
import { ReadWork } from '../works/read-work'
import type { WatchedWork } from '../works/watched-work'
import { ComparisonDatabase } from './comparison-database'
import type { SeenRow } from './seen-pictures'
import type { Commit, Payload, ScanOfWork, Step } from './step'
import { chooseSuspects, hashLimit, type Suspect } from './suspicion.rules'

/** Pages examined closely at most; a work on more pages than this needs more than one report. */
const mostSuspects = 200

/** `cross-search`: holds the work's fingerprints against every picture seen, and against all that were ever crawled. */
@Injectable()
export class CompareFingerprints implements Step {
  readonly name = 'cross-search'

  constructor(
    private readonly database: ComparisonDatabase,
    private readonly queue: TaskQueue,
    private readonly log: ProgressLog,
    private readonly readWork: ReadWork,
    private readonly findSightings: FindSightings,
  ) {}

  async plan(tx: Tx, { scanId }: ScanOfWork): Promise<Payload[]> {
    const images = await this.database.seen.count(tx, scanId)
    await this.log.say(tx, scanId, this.name, 0, { key: 'comparing-fingerprints', values: { images } })
    return [{}]
  }

  async run(task: LeasedTask, { scanId, workId }: ScanOfWork, signal: AbortSignal): Promise<Commit> {
    const work = await this.readWork.withWindows(workId)
    const alike = await this.findSightings.like(work, () => this.sayIndexSilent(task), signal)
    await this.database.transaction.run(async (tx) => {
      await this.queue.hold(tx, task)
      await this.findSightings.addToScan(tx, scanId, workId, alike)
    })
    const seen = await this.database.seen.ofScan(scanId)
    const likeness = await this.compare(work, seen, signal)
    const suspects = chooseSuspects(
      seen.map((row) =>
        toSuspect(row, likeness.get(row.image_id) as Likeness, alike.has(row.image_id) || row.is_noted),
      ),
    ).slice(0, mostSuspects)
    return async (tx) => {
      await this.database.memory.keep(tx, workId, likeness)
      await this.database.seen.store(
        tx,
        seen,
        likeness,
        new Set(suspects.map(({ scanImageId }) => scanImageId)),
      )
      await tx.query('UPDATE scan SET images_compared = $2 WHERE id = $1', [scanId, likeness.size])
      await this.log.say(tx, scanId, this.name, 1, {
        key: suspects.length > 0 ? 'candidates-found' : 'no-candidates',
        values: { candidates: suspects.length },
      })
    }
  }

  /** By picture. What an earlier scan has compared by the same methods is not compared again. */
  private async compare(
    work: WatchedWork,
    seen: readonly SeenRow[],
    signal: AbortSignal,
  ): Promise<Map<string, Likeness>> {
    const ids = [...new Set(seen.map((row) => row.image_id))]
    const likeness = await this.database.memory.ofWork(work.workId, ids)
    for (const row of seen) {
      signal.throwIfAborted()
      if (likeness.has(row.image_id)) continue
      likeness.set(row.image_id, await this.likenessOf(work, row))
      await setImmediate() // a few ms each: heartbeats and streams come in between
    }
    return likeness
  }

  private async likenessOf(work: WatchedWork, row: SeenRow): Promise<Likeness> {
    const distance = Math.min(...work.dihedrals.map((turned) => hammingDistance(turned, row.hex)))
    if (distance <= hashLimit) return { distance, inliers: 0 }
    const features = await this.readWork.localFeatures(work.workId)
    const theirs = decodeFeatures(await this.database.seen.features(row.image_id))
    return { distance, inliers: candidateScore(features, theirs).inliers }
  }

  private sayIndexSilent(task: LeasedTask): Promise<void> {
    return this.database.transaction.run(async (tx) => {
      await this.queue.hold(tx, task)
      await this.log.say(tx, task.scanId, this.name, 0, { key: 'index-unanswered', values: {} })
    })
  }
}

function toSuspect(row: SeenRow, { distance, inliers }: Likeness, isAlikeInPart: boolean): Suspect {
  return {
    scanImageId: row.id,
    pageUrl: row.page_url,
    imageUrl: row.image_url,
    origin: row.origin,
    isListing: row.is_listing,
    pixels: row.pixels,
    distance,
    inliers,
    isAlikeInPart,
  }
}
