import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { defineJob, doubling, Jobs, OnJob, type RunningJob } from '@originseal/jobs'
import { z } from 'zod'
import { WorkFiles } from './work-files'
import { WorksQueries } from './works.queries'

const payload = z.object({ workId: z.uuid(), cid: z.string(), askedAt: z.coerce.date() })
type FilesOfWork = z.infer<typeof payload>

/** Somebody's wish to be forgotten: it is tried for a week before a person has to look. */
const removeFiles = defineJob({
  name: 'works.remove-files',
  isOwed: true,
  payload,
  retry: { tries: 1_000, pausesMs: doubling(1_000, 600_000) },
})

/** Removes the files of erased works. May be killed anywhere: what was removed is removed once more. */
@Injectable()
export class RemoveFiles {
  constructor(
    private readonly jobs: Jobs,
    private readonly works: WorksQueries,
    private readonly files: WorkFiles,
  ) {}

  async ask(tx: Tx, files: FilesOfWork): Promise<void> {
    await this.jobs.add(tx, removeFiles, files)
  }

  @OnJob(removeFiles)
  async execute({ payload: { workId, cid, askedAt } }: RunningJob<FilesOfWork>): Promise<void> {
    await this.files.removeObjects(workId)
    // The bytes may be sealed anew by now, or just about to be: then they are another owner's.
    if (!(await this.works.isCidInUse(cid))) await this.files.content.remove(cid, { olderThan: askedAt })
  }
}
