import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { defineJob, doubling, Jobs, OnJob, type RunningJob } from '@originseal/jobs'
import { z } from 'zod'
import { EvidenceFiles } from './evidence-files'

const payload = z.object({ scanId: z.uuid() })

/** Somebody's wish to be forgotten: it is tried for a week before a person has to look. */
const removeEvidence = defineJob({
  name: 'reports.remove-evidence',
  isOwed: true,
  payload,
  retry: { tries: 1_000, pausesMs: doubling(1_000, 600_000) },
})

const hourMs = 3_600_000

/**
 * Removes the evidence of erased scans: at once, and once more an hour later, when whatever a worker was still writing
 * as its scan went away has long been written. May be killed anywhere: what was removed is removed again.
 */
@Injectable()
export class RemoveEvidence {
  constructor(
    private readonly jobs: Jobs,
    private readonly files: EvidenceFiles,
  ) {}

  async ask(tx: Tx, scanIds: readonly string[]): Promise<void> {
    const anHourLater = new Date(Date.now() + hourMs)
    for (const scanId of scanIds) {
      await this.jobs.add(tx, removeEvidence, { scanId })
      await this.jobs.add(tx, removeEvidence, { scanId }, { runAt: anHourLater })
    }
  }

  @OnJob(removeEvidence)
  async execute({ payload: { scanId } }: RunningJob<z.infer<typeof payload>>): Promise<void> {
    await this.files.removeOf(scanId)
  }
}
