import { Inject, Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { defineJob, doubling, Jobs, OnJob, type RunningJob } from '@originseal/jobs'
import type { ObjectStore } from '@originseal/storage'
import { z } from 'zod'
import { OBJECTS } from '../objects.module'
import { reportFolder } from './report-signing'
import { ReportsRepository } from './reports.repository'

const payload = z.object({ ownerId: z.uuid() })
/** Somebody's wish to be forgotten: it is tried for a week before a person has to look. */
const removeReports = defineJob({
  name: 'reports.remove-files',
  isOwed: true,
  payload,
  retry: { tries: 1_000, pausesMs: doubling(1_000, 600_000) },
})
const hourMs = 3_600_000

/** Removes an owner's reports: rows at once, files after them and an hour later, when what was being printed has long been written. */
@Injectable()
export class EraseReports {
  constructor(
    private readonly reports: ReportsRepository,
    private readonly jobs: Jobs,
    @Inject(OBJECTS) private readonly objects: ObjectStore,
  ) {}

  async execute(tx: Tx, ownerId: string): Promise<void> {
    await this.reports.removeOfOwner(tx, ownerId)
    await this.jobs.add(tx, removeReports, { ownerId })
    await this.jobs.add(tx, removeReports, { ownerId }, { runAt: new Date(Date.now() + hourMs) })
  }

  @OnJob(removeReports)
  async removeFiles({ payload: { ownerId } }: RunningJob<z.infer<typeof payload>>): Promise<void> {
    for await (const { key } of this.objects.list(`${reportFolder(ownerId)}/`)) await this.objects.remove(key)
  }
}
