import { Injectable } from '@nestjs/common'
import type { PayloadOf, userErased } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Idempotency } from '@originseal/http'
import { ForgetAdvances } from '@originseal/units'
import { FollowFacts } from '../findings/follow-facts'
import { CasesRepository } from './cases.repository'
import { RecordCaseEvent } from './record-case-event'

/** Ends the cases of somebody who is erased, and forgets what was kept of them. */
@Injectable()
export class CloseForErased {
  constructor(
    private readonly cases: CasesRepository,
    private readonly recordEvent: RecordCaseEvent,
    private readonly followFacts: FollowFacts,
    private readonly idempotency: Idempotency,
    private readonly forgetAdvances: ForgetAdvances,
  ) {}

  async execute(tx: Tx, { userId, erasedAt }: PayloadOf<typeof userErased>): Promise<void> {
    for (const { id } of await this.cases.liveOfOwner(tx, userId))
      await this.recordEvent.execute(tx, {
        caseId: id,
        kind: 'owner-erased',
        at: new Date(erasedAt),
        by: 'us',
        source: 'owner-erased',
        facts: {},
      })
    await this.cases.forgetOwner(tx, userId)
    await this.followFacts.erased(tx, userId)
    await this.idempotency.forgetCaller(tx, userId)
    await this.forgetAdvances.execute(tx, userId)
  }
}
