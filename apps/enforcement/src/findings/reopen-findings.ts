import { Injectable } from '@nestjs/common'
import { findingDecided, type ReopenFindingsRequest } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Idempotency, Problem, type Caller } from '@originseal/http'
import { Outbox } from '@originseal/messaging'
import { FindCopies, type VisibleCopy } from './find-copies'
import { FoundCopiesRepository } from './found-copies.repository'

/** Takes back what an owner said of copies. A takedown is not taken back here: its case is withdrawn. */
@Injectable()
export class ReopenFindings {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly findCopies: FindCopies,
    private readonly copies: FoundCopiesRepository,
    private readonly outbox: Outbox,
  ) {}

  /** @throws Problem FOUND_COPY_NOT_FOUND; @throws Problem CASE_ALREADY_OPEN */
  async execute(request: ReopenFindingsRequest, caller: Caller, key: string | undefined): Promise<void> {
    const copies = await this.findCopies.byIds(request.findingIds, caller)
    const inCase = copies.find(({ decision }) => decision === 'takedown')
    if (inCase) throw new Problem('CASE_ALREADY_OPEN', { findingId: inCase.id })
    const once = { key, scope: `POST /finding-decisions/withdrawal ${caller.userId}`, request }
    const decidedAt = new Date().toISOString()
    await this.idempotency.once(once, async (tx) => {
      for (const copy of copies) await this.reopen(tx, copy, decidedAt)
      return null
    })
  }

  private async reopen(tx: Tx, copy: VisibleCopy, decidedAt: string): Promise<void> {
    await this.copies.forgetDecision(tx, copy)
    const { id: findingId, workId, ownerId } = copy
    await this.outbox.add(tx, findingDecided, {
      findingId,
      workId,
      ownerId,
      decision: 'undecided',
      decidedAt,
    })
  }
}
