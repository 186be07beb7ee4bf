import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { readStatedTime } from '@originseal/crawling'
import { ExamineSuspect, type Examined } from '../findings/examine-suspect'
import { coveredShare, isMirroredOrTurned } from '../findings/pair-geometry.rules'
import { GatherEvidence } from '../findings/gather-evidence'
import type { Evidence } from '../findings/take-evidence'
import { ProgressLog } from '../scans/progress-log'
import { TaskQueue, type LeasedTask } from '../scans/task-queue'
import { fraudRisk } from '../scores/fraud-risk.rules'
import { originScore } from '../scores/origin-score.rules'
import { ReadWork } from '../works/read-work'
import type { WatchedWork } from '../works/watched-work'
import type { Commit, Payload, ScanOfWork, Step } from './step'

/** `ai-scoring`: lays each suspect over the original; of a copy it keeps the evidence and weighs both sides. */
@Injectable()
export class ExamineSuspects implements Step {
  readonly name = 'ai-scoring'

  constructor(
    private readonly queue: TaskQueue,
    private readonly log: ProgressLog,
    private readonly examineSuspect: ExamineSuspect,
    private readonly gatherEvidence: GatherEvidence,
    private readonly readWork: ReadWork,
  ) {}

  async plan(tx: Tx, { scanId }: ScanOfWork): Promise<Payload[]> {
    const rows = await tx.query<{ id: string }>(
      'SELECT id FROM scan_image WHERE scan_id = $1 AND suspicious ORDER BY distance, inliers DESC, sequence',
      [scanId],
    )
    return rows.map((row, index) => ({ scanImageId: row.id, number: index + 1, of: rows.length }))
  }

  async run(task: LeasedTask, scan: ScanOfWork, signal: AbortSignal): Promise<Commit> {
    const work = await this.readWork.byId(scan.workId)
    const examined = await this.examineSuspect.execute(work, String(task.payload['scanImageId']))
    signal.throwIfAborted()
    const { comparison, picture } = examined
    const evidence =
      comparison.verdict === 'copy'
        ? await this.gatherEvidence.execute(
            `evidence/${scan.scanId}/${task.id}`,
            work.workId,
            picture,
            comparison,
            signal,
          )
        : undefined
    return async (tx) => {
      if (evidence) await this.addFinding(tx, scan.scanId, work, examined, evidence)
      const share = await this.queue.share(tx, scan.scanId, this.name)
      await this.log.say(
        tx,
        scan.scanId,
        this.name,
        share,
        evidence
          ? { key: 'copy-found', values: { number: Number(task.payload['number']) } }
          : {
              key: 'examining',
              values: { done: Number(task.payload['number']), candidates: Number(task.payload['of']) },
            },
      )
    }
  }

  private async addFinding(
    tx: Tx,
    scanId: string,
    work: WatchedWork,
    { picture, comparison }: Examined,
    evidence: Evidence,
  ): Promise<void> {
    const candidateCovered = coveredShare(comparison)
    const turned = isMirroredOrTurned(comparison, work, picture)
    const shown = comparison.homography === null ? 1 : comparison.overlapShare
    const published = readStatedTime(picture.listing?.publishedAt ?? '') ?? null
    const origin = originScore({
      sealedAt: work.sealedAt,
      anchoredAt: work.anchoredAt,
      published,
      firstSeenAt: picture.firstSeenAt,
      originalPixels: work.width * work.height,
      candidatePixels: picture.width * picture.height,
      originalShown: shown,
      candidateCovered,
      isMirroredOrTurned: turned,
    })
    const fraud = fraudRisk({
      originScore: origin.score,
      matchScore: comparison.score,
      price: picture.listing?.price ?? null,
      currency: picture.listing?.currency ?? null,
      isDated: published !== null,
      wasReadWithoutScripts: picture.listing?.withoutScripts ?? false,
      seller: picture.listing?.seller ?? null,
      isMirroredOrTurned: turned,
      originalShown: shown,
      candidateCovered,
      pagesOnHost: await pagesOnHost(tx, scanId, picture.pageUrl),
    })
    await tx.query(
      `INSERT INTO finding (id, scan_id, sighting_id, comparison, origin_score, origin_reasons, fraud_risk,
         fraud_reasons, overlay_key, captures, captured_at, page_state, unchanged_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) ON CONFLICT (scan_id, sighting_id) DO NOTHING`,
      [
        crypto.randomUUID(),
        scanId,
        picture.sightingId,
        JSON.stringify(comparison),
        origin.score,
        JSON.stringify(origin.reasons),
        fraud.risk,
        JSON.stringify(fraud.reasons),
        evidence.overlayKey,
        JSON.stringify(evidence.captures),
        evidence.capturedAt,
        evidence.pageState && JSON.stringify(evidence.pageState),
        evidence.unchangedAt,
      ],
    )
  }
}

/** Suspect pages of the same host: the copies among them are not known before all are examined. */
async function pagesOnHost(tx: Tx, scanId: string, pageUrl: string): Promise<number> {
  const [row] = await tx.query<{ pages: number }>(
    `SELECT count(DISTINCT page_url)::int AS pages FROM scan_image
     WHERE scan_id = $1 AND suspicious AND starts_with(page_url, $2)`,
    [scanId, `${new URL(pageUrl).origin}/`],
  )
  return row?.pages ?? 1
}
