import { Injectable } from '@nestjs/common'
import { findingDecided, type DecideFindingsRequest } from '@originseal/contracts'
import { Idempotency, type Caller } from '@originseal/http'
import { Outbox } from '@originseal/messaging'
import { FindCopies } from './find-copies'
import { FoundCopiesRepository } from './found-copies.repository'

/** Remembers what an owner says of copies: their places are not asked about again. */
@Injectable()
export class DecideFindings {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly findCopies: FindCopies,
    private readonly copies: FoundCopiesRepository,
    private readonly outbox: Outbox,
  ) {}

  /** @throws Problem FOUND_COPY_NOT_FOUND */
  async execute(request: DecideFindingsRequest, caller: Caller, key: string | undefined): Promise<void> {
    const copies = await this.findCopies.byIds(request.findingIds, caller)
    const { decision, reason } = request
    const at = new Date()
    await this.idempotency.once(
      { key, scope: `POST /finding-decisions ${caller.userId}`, request },
      async (tx) => {
        for (const copy of copies) {
          await this.copies.decide(tx, copy, { decision, reason, at })
          await this.outbox.add(tx, findingDecided, {
            findingId: copy.id,
            workId: copy.workId,
            ownerId: copy.ownerId,
            decision,
            decidedAt: at.toISOString(),
          })
        }
        return null
      },
    )
  }
}
