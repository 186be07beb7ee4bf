import { Injectable } from '@nestjs/common'
import { auditHeadSubmitted } from '@originseal/contracts'
import { Transaction } from '@originseal/database'
import { defineRecurringJob, OnJob } from '@originseal/jobs'
import { Outbox } from '@originseal/messaging'
import { AnchorsRepository } from './anchors.repository'

/** One leaf an hour, on days with entries. */
export const anchorAudit = defineRecurringJob({ name: 'audit.submit-heads', schedule: '23 * * * *' })

/** Has the last hash of each day that has grown anchored with the next batch of seals. */
@Injectable()
export class SubmitHeads {
  constructor(
    private readonly transaction: Transaction,
    private readonly anchors: AnchorsRepository,
    private readonly outbox: Outbox,
  ) {}

  @OnJob(anchorAudit)
  execute(): Promise<void> {
    return this.transaction.run(async (tx) => {
      for (const { id, digest } of await this.anchors.submitHeads(tx))
        // It is about nobody, so that no erasure takes its proof away.
        await this.outbox.add(tx, auditHeadSubmitted, { id, ownerId: crypto.randomUUID(), digest })
    })
  }
}
