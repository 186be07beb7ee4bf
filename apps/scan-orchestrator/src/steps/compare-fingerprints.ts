import { setImmediate } from 'node:timers/promises'
import { Injectable } from '@nestjs/common'
import { type Tx, Reads } from '@originseal/database'
import { candidateScore, decodeFeatures, hammingDistance } from '@originseal/fingerprint'
import { ProgressLog } from '../scans/progress-log'
import type { LeasedTask } from '../scans/task-queue'
import { ReadWork } from '../works/read-work'
import type { Commit, Payload, ScanOfWork, Step } from './step'
import { chooseSuspects, hashLimit, type Suspect } from './suspicion.rules'

/** Pages examined closely at most; a work on more pages than this needs more than one report. */
const mostSuspects = 200

interface SeenRow {
  id: string
  image_id: string
  page_url: string
  image_url: string
  origin: string
  is_listing: boolean
  pixels: number
  hex: string
}

interface Likeness {
  readonly distance: number
  readonly inliers: number
}

/** `cross-search`: holds the work's fingerprints against every picture seen, and against all that were ever crawled. */
@Injectable()
export class CompareFingerprints implements Step {
  readonly name = 'cross-search'

  constructor(
    private readonly reads: Reads,
    private readonly log: ProgressLog,
    private readonly readWork: ReadWork,
  ) {}

  async plan(tx: Tx, { scanId, workId }: ScanOfWork): Promise<Payload[]> {
    await this.addFromOwnIndex(tx, scanId, (await this.readWork.byId(workId)).dihedrals)
    const images = await this.imagesOf(tx, scanId)
    await this.log.say(tx, scanId, this.name, 0, { key: 'comparing-fingerprints', values: { images } })
    return [{}]
  }

  async run(_task: LeasedTask, { scanId, workId }: ScanOfWork, signal: AbortSignal): Promise<Commit> {
    const work = await this.readWork.byId(workId)
    const features = await this.readWork.localFeatures(workId)
    const seen = await this.seen(scanId)
    const likeness = new Map<string, Likeness>()
    for (const row of seen) {
      signal.throwIfAborted()
      if (likeness.has(row.image_id)) continue
      const distance = Math.min(...work.dihedrals.map((turned) => hammingDistance(turned, row.hex)))
      const inliers = distance <= hashLimit ? 0 : candidateScore(features, await this.features(row)).inliers
      likeness.set(row.image_id, { distance, inliers })
      await setImmediate() // a few ms each: heartbeats and streams come in between
    }
    const suspects = chooseSuspects(seen.map((row) => toSuspect(row, likeness.get(row.image_id) as Likeness)))
    return (tx) => this.store(tx, scanId, seen, likeness, suspects.slice(0, mostSuspects))
  }

  /** Pages that some earlier crawl saw with a picture like this, though this scan did not come by. */
  private async addFromOwnIndex(tx: Tx, scanId: string, dihedrals: readonly string[]): Promise<void> {
    await tx.query(
      `INSERT INTO scan_image (id, scan_id, source, image_url, page_url, origin, sighting_id)
       SELECT gen_random_uuid(), $1, 'own-index', sighting.image_url, sighting.page_url, sighting.origin, sighting.id
       FROM image_sighting sighting JOIN crawled_image image ON image.id = sighting.image_id
       WHERE sighting.scan_id IS NULL AND EXISTS (
         SELECT FROM unnest($2::text[]) AS turned
         WHERE bit_count(image.hash_bits # ('x' || turned)::bit(256)) <= ${hashLimit}
       )
       ON CONFLICT (scan_id, page_url, image_url) DO NOTHING`,
      [scanId, dihedrals],
    )
  }

  private async seen(scanId: string): Promise<SeenRow[]> {
    return this.reads.query(
      `SELECT seen.id, image.id AS image_id, seen.page_url, seen.image_url, seen.origin,
         sighting.listing IS NOT NULL AS is_listing, image.width * image.height AS pixels,
         image.perceptual_hash ->> 'hex' AS hex
       FROM scan_image seen
       JOIN image_sighting sighting ON sighting.id = seen.sighting_id
       JOIN crawled_image image ON image.id = sighting.image_id
       WHERE seen.scan_id = $1 ORDER BY seen.sequence`,
      [scanId],
    )
  }

  private async features({ image_id }: SeenRow) {
    const [row] = await this.reads.query<{ features: Buffer }>(
      'SELECT features FROM crawled_image WHERE id = $1',
      [image_id],
    )
    return decodeFeatures(row?.features as Buffer)
  }

  private async imagesOf(tx: Tx, scanId: string): Promise<number> {
    const [row] = await tx.query<{ images: number }>(
      `SELECT count(DISTINCT sighting.image_id)::int AS images
       FROM scan_image seen JOIN image_sighting sighting ON sighting.id = seen.sighting_id WHERE seen.scan_id = $1`,
      [scanId],
    )
    return row?.images ?? 0
  }

  private async store(
    tx: Tx,
    scanId: string,
    seen: readonly SeenRow[],
    likeness: ReadonlyMap<string, Likeness>,
    suspects: readonly Suspect[],
  ): Promise<void> {
    const of = (row: SeenRow): Likeness => likeness.get(row.image_id) as Likeness
    await tx.query(
      `UPDATE scan_image SET distance = compared.distance, inliers = compared.inliers, suspicious = compared.suspicious
       FROM unnest($1::uuid[], $2::int[], $3::int[], $4::boolean[]) AS compared(id, distance, inliers, suspicious)
       WHERE scan_image.id = compared.id`,
      [
        seen.map((row) => row.id),
        seen.map((row) => of(row).distance),
        seen.map((row) => of(row).inliers),
        seen.map((row) => suspects.some((suspect) => suspect.scanImageId === row.id)),
      ],
    )
    await tx.query('UPDATE scan SET images_compared = $2 WHERE id = $1', [scanId, likeness.size])
    await this.log.say(tx, scanId, this.name, 1, {
      key: suspects.length > 0 ? 'candidates-found' : 'no-candidates',
      values: { candidates: suspects.length },
    })
  }
}

function toSuspect(row: SeenRow, { distance, inliers }: Likeness): Suspect {
  return {
    scanImageId: row.id,
    pageUrl: row.page_url,
    imageUrl: row.image_url,
    origin: row.origin,
    isListing: row.is_listing,
    pixels: row.pixels,
    distance,
    inliers,
  }
}
