import { Injectable } from '@nestjs/common'
import type { ReopenFindingsRequest } from '@originseal/contracts'
import { Idempotency, Problem, type Caller } from '@originseal/http'
import { FindCopies } from './find-copies'
import { RefuseLicensed } from './refuse-licensed'
import { RememberDecision } from './remember-decision'

/** Takes back what an owner said of copies. A takedown is not taken back here: its case is withdrawn. */
@Injectable()
export class ReopenFindings {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly findCopies: FindCopies,
    private readonly refuseLicensed: RefuseLicensed,
    private readonly rememberDecision: RememberDecision,
  ) {}

  /** @throws Problem FOUND_COPY_NOT_FOUND; @throws Problem CASE_ALREADY_OPEN, USE_IS_LICENSED */
  async execute(request: ReopenFindingsRequest, caller: Caller, key: string | undefined): Promise<void> {
    const copies = await this.findCopies.byIds(request.findingIds, caller)
    const inCase = copies.find(({ decision }) => decision === 'takedown')
    if (inCase) throw new Problem('CASE_ALREADY_OPEN', { findingId: inCase.id })
    await this.refuseLicensed.execute(copies)
    const once = { key, scope: `POST /finding-decisions/withdrawal ${caller.userId}`, request }
    const at = new Date()
    await this.idempotency.once(once, async (tx) => {
      for (const copy of copies) await this.rememberDecision.forget(tx, { ...copy, findingId: copy.id }, at)
      return null
    })
  }
}
