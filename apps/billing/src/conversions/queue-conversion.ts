import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Jobs } from '@originseal/jobs'
import { ConversionsRepository, type NewDelivery } from './conversions.repository'
import { batchMs, deliverConversions } from './deliver-conversions.job'
import { Platforms } from './platforms/platforms'

/** Puts an event into the queue, once; where its platform is not configured it ends there, without its visitor. */
@Injectable()
export class QueueConversion {
  constructor(
    private readonly conversions: ConversionsRepository,
    private readonly platforms: Platforms,
    private readonly jobs: Jobs,
  ) {}

  async execute(tx: Tx, delivery: NewDelivery): Promise<void> {
    const { provider } = delivery
    const isConfigured = this.platforms.of(provider) !== undefined
    const queued = isConfigured ? delivery : { ...delivery, visitor: null }
    if (!(await this.conversions.insert(tx, queued)) || !isConfigured) return
    const runAt = new Date(Date.now() + batchMs)
    await this.jobs.add(tx, deliverConversions, { provider }, { key: provider, runAt })
  }
}
