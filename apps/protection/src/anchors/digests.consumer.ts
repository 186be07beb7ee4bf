import { Controller } from '@nestjs/common'
import { auditHeadSubmitted, caseHeadSubmitted, type PayloadOf } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { OnEvent } from '@originseal/messaging'
import { QueueDigest } from './queue-digest'

/** What other services want to be anchored. */
@Controller()
export class DigestsConsumer {
  constructor(private readonly queueDigest: QueueDigest) {}

  @OnEvent(caseHeadSubmitted)
  submitted(submission: PayloadOf<typeof caseHeadSubmitted>, tx: Tx): Promise<void> {
    return this.queueDigest.execute(tx, submission)
  }

  @OnEvent(auditHeadSubmitted)
  auditSubmitted(submission: PayloadOf<typeof auditHeadSubmitted>, tx: Tx): Promise<void> {
    return this.queueDigest.execute(tx, submission)
  }
}
