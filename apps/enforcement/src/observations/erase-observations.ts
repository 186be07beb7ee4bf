import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Jobs, OnJob, type RunningJob } from '@originseal/jobs'
import { ObservationFiles } from './observation-files'
import { removeObservationFiles } from './observation-jobs'
import { ObservationsRepository } from './observations.repository'

/** Removes what was seen for an owner: rows at once, files after them. */
@Injectable()
export class EraseObservations {
  constructor(
    private readonly observations: ObservationsRepository,
    private readonly files: ObservationFiles,
    private readonly jobs: Jobs,
  ) {}

  async execute(tx: Tx, ownerId: string): Promise<void> {
    for (const caseId of await this.observations.erase(tx, ownerId))
      await this.jobs.add(tx, removeObservationFiles, { caseId })
  }

  /** The same for a case that ended long ago. */
  async ofCase(tx: Tx, { id: caseId }: { readonly id: string }): Promise<void> {
    if (await this.observations.eraseOfCase(tx, caseId))
      await this.jobs.add(tx, removeObservationFiles, { caseId })
  }

  @OnJob(removeObservationFiles)
  async remove({ payload: { caseId } }: RunningJob<{ caseId: string }>): Promise<void> {
    await this.files.removeOf(caseId)
  }
}
