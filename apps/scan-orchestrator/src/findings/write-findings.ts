import { Injectable } from '@nestjs/common'
import { readStatedTime } from '@originseal/crawling'
import type { Tx } from '@originseal/database'
import type { WatchedWork } from '../corpus/works/watched-work'
import { DecisionsQueries } from './decisions/decisions.queries'
import type { Examined } from './examine-suspect'
import { FindingsRepository } from './findings.repository'
import { coveredShare, isMirroredOrTurned } from './pair-geometry.rules'
import { fraudRisk } from './scores/fraud-risk.rules'
import { originScore } from './scores/origin-score.rules'
import type { Evidence } from './take-evidence'

export interface FoundCopy extends Examined {
  readonly scanId: string
  readonly work: WatchedWork
  readonly evidence: Evidence
  /** Pages of the same host in this scan that show the work. */
  readonly pagesOnHost: readonly string[]
}

/** Weighs both sides of a copy that was found, and puts a scan's findings into their order. */
@Injectable()
export class WriteFindings {
  constructor(
    private readonly findings: FindingsRepository,
    private readonly decisions: DecisionsQueries,
  ) {}

  async add(tx: Tx, found: FoundCopy): Promise<void> {
    const { scanId, work, picture, comparison, evidence } = found
    const sides = sidesOf(found)
    const published = readStatedTime(picture.listing?.publishedAt ?? '') ?? null
    const origin = originScore({
      ...sides,
      sealedAt: work.sealedAt,
      anchoredAt: work.anchoredAt,
      published,
      firstSeenAt: picture.firstSeenAt,
      originalPixels: work.width * work.height,
      candidatePixels: picture.width * picture.height,
    })
    const fraud = fraudRisk({
      ...sides,
      originScore: origin.score,
      matchScore: comparison.score,
      price: picture.listing?.price ?? null,
      currency: picture.listing?.currency ?? null,
      isDated: published !== null,
      wasReadWithoutScripts: picture.listing?.withoutScripts ?? false,
      seller: picture.listing?.seller ?? null,
      pagesOnHost: await this.countSuspects(tx, found),
    })
    const { sightingId } = picture
    await this.findings.insert(tx, { scanId, sightingId, comparison, origin, fraud, evidence })
  }

  /** What is licensed or the owner's own says nothing about whoever else is on its host. */
  private async countSuspects(tx: Tx, { work, pagesOnHost }: FoundCopy): Promise<number> {
    const decisions = (await this.decisions.ofWorks([work.workId], tx)).get(work.workId)
    const seenAt = new Date()
    return pagesOnHost.filter((pageUrl) => !decisions?.isAllowed({ pageUrl, seenAt })).length
  }

  async rank(tx: Tx, scanId: string): Promise<void> {
    await this.findings.rank(tx, scanId)
  }
}

/** What both scores ask of the pair. */
const sidesOf = ({ comparison, work, picture }: FoundCopy) => ({
  originalShown: comparison.homography === null ? 1 : comparison.overlapShare,
  candidateCovered: coveredShare(comparison),
  isMirroredOrTurned: isMirroredOrTurned(comparison, work, picture),
})
