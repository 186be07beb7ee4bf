import { Inject, Injectable } from '@nestjs/common'
import type { ReopenFindingsRequest } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Idempotency, Problem, type Caller } from '@originseal/http'
import { CASES_OF_PLACES, type CasesOfPlaces } from './cases-of-places'
import { FindCopies, type VisibleCopy } from './find-copies'
import { RefuseLicensed } from './refuse-licensed'
import { RememberDecision } from './remember-decision'

/** Takes back what an owner said of copies. Of a takedown only once its case has ended: a live one is withdrawn. */
@Injectable()
export class ReopenFindings {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly findCopies: FindCopies,
    private readonly refuseLicensed: RefuseLicensed,
    private readonly rememberDecision: RememberDecision,
    @Inject(CASES_OF_PLACES) private readonly cases: CasesOfPlaces,
  ) {}

  /** @throws Problem FOUND_COPY_NOT_FOUND; @throws Problem CASE_ALREADY_OPEN, USE_IS_LICENSED */
  async execute(request: ReopenFindingsRequest, caller: Caller, key: string | undefined): Promise<void> {
    const copies = await this.findCopies.byIds(request.findingIds, caller)
    await this.refuseLicensed.execute(copies)
    const once = { key, scope: `POST /finding-decisions/withdrawal ${caller.userId}`, request }
    const at = new Date()
    await this.idempotency.once(once, async (tx) => {
      for (const copy of copies) {
        await this.refuseLive(tx, copy)
        await this.rememberDecision.forget(tx, { ...copy, findingId: copy.id }, at)
      }
      return null
    })
  }

  private async refuseLive(tx: Tx, copy: VisibleCopy): Promise<void> {
    if (await this.cases.isLive(tx, copy)) throw new Problem('CASE_ALREADY_OPEN', { findingId: copy.id })
  }
}
