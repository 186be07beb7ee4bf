import { Injectable } from '@nestjs/common'
import type { DecideFindingsRequest } from '@originseal/contracts'
import { Idempotency, type Caller } from '@originseal/http'
import { FindCopies } from './find-copies'
import { RefuseLicensed } from './refuse-licensed'
import { RememberDecision } from './remember-decision'

/** Takes what an owner says of copies: their places are not asked about again. */
@Injectable()
export class DecideFindings {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly findCopies: FindCopies,
    private readonly refuseLicensed: RefuseLicensed,
    private readonly rememberDecision: RememberDecision,
  ) {}

  /** @throws Problem FOUND_COPY_NOT_FOUND, USE_IS_LICENSED */
  async execute(request: DecideFindingsRequest, caller: Caller, key: string | undefined): Promise<void> {
    const copies = await this.findCopies.byIds(request.findingIds, caller)
    await this.refuseLicensed.execute(copies)
    const decided = { decision: request.decision, reason: request.reason, at: new Date() }
    const once = { key, scope: `POST /finding-decisions ${caller.userId}`, request }
    await this.idempotency.once(once, async (tx) => {
      for (const copy of copies)
        await this.rememberDecision.execute(tx, { ...copy, findingId: copy.id }, decided)
      return null
    })
  }
}
