import { Inject, Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Jobs, OnJob, type RunningJob } from '@originseal/jobs'
import type { ObjectStore } from '@originseal/storage'
import { OBJECTS } from '../tools/tools'
import { removeSettlementFiles } from './negotiation-jobs'
import { NegotiationsRepository } from './negotiations.repository'
import { settlementFolder } from './settlement-folder'

/**
 * Forgets somebody's negotiations; the pages of their other sides lead nowhere from then on. Rows go at once, files of
 * settlements after them.
 */
@Injectable()
export class EraseNegotiations {
  constructor(
    private readonly negotiations: NegotiationsRepository,
    private readonly jobs: Jobs,
    @Inject(OBJECTS) private readonly objects: ObjectStore,
  ) {}

  async execute(tx: Tx, ownerId: string): Promise<void> {
    for (const negotiationId of await this.negotiations.erase(tx, ownerId))
      await this.jobs.add(tx, removeSettlementFiles, { negotiationId })
  }

  @OnJob(removeSettlementFiles)
  async remove({ payload: { negotiationId } }: RunningJob<{ negotiationId: string }>): Promise<void> {
    for await (const { key } of this.objects.list(settlementFolder(negotiationId)))
      await this.objects.remove(key)
  }
}
