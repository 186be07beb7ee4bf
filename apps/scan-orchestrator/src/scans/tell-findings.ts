import { Injectable } from '@nestjs/common'
import { findingRecorded, type PayloadOf } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { defineJob, doubling, Jobs, OnJob, type Effect, type RunningJob } from '@originseal/jobs'
import { Outbox } from '@originseal/messaging'
import { z } from 'zod'
import { EntitlementsQueries } from '../findings/entitlements/entitlements.queries'
import { FindingsQueries, type Finding } from '../findings/findings.queries'
import { lockScan } from './lock-scan.repository'

const payload = z.object({ scanId: z.uuid() })

/** Migrations add it for the scans of before. */
export const tellFindings = defineJob({
  name: 'scans.tell-findings',
  payload,
  retry: { tries: 100, pausesMs: doubling(1_000, 600_000) },
})

/** Tells other services what a completed scan has found, in the order of its rank. */
@Injectable()
export class TellFindings {
  constructor(
    private readonly jobs: Jobs,
    private readonly findings: FindingsQueries,
    private readonly entitlements: EntitlementsQueries,
    private readonly outbox: Outbox,
  ) {}

  async ask(tx: Tx, scanId: string): Promise<void> {
    await this.jobs.add(tx, tellFindings, { scanId }, { key: scanId })
  }

  @OnJob(tellFindings)
  async execute({ payload: { scanId } }: RunningJob<z.infer<typeof payload>>): Promise<Effect> {
    const findings = await this.findings.ofScan(scanId)
    const isUnlocked = await this.entitlements.isUnlocked(scanId)
    return async (tx) => {
      const scan = await lockScan(tx, scanId)
      if (!scan || scan.workId === null) return // erased meanwhile
      const { workId, ownerId } = scan
      for (const finding of findings)
        await this.outbox.add(tx, findingRecorded, {
          ...toFact(finding),
          scanId,
          workId,
          ownerId,
          isUnlocked,
        })
    }
  }
}

type OfFinding = Omit<PayloadOf<typeof findingRecorded>, 'scanId' | 'workId' | 'ownerId' | 'isUnlocked'>

const toFact = ({ listing, comparison, ...finding }: Finding): OfFinding => ({
  findingId: finding.id,
  rank: finding.rank,
  pageUrl: finding.pageUrl,
  imageUrl: finding.imageUrl,
  ...(listing?.title && { pageTitle: listing.title }),
  ...(listing?.seller && { seller: listing.seller }),
  imageSha256: finding.imageSha256,
  method: comparison.method,
  similarity: comparison.similarity,
  originScore: finding.originScore,
  fraudRisk: finding.fraudRisk,
  capturedAt: finding.capturedAt.toISOString(),
  captures: finding.captures.map(({ label, path, sha256, size, capturedAt }) => ({
    label,
    path,
    sha256,
    size,
    capturedAt,
  })),
})
