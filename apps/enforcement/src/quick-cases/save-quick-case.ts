import { Injectable } from '@nestjs/common'
import type { SaveQuickCaseRequest, SaveQuickCaseResponse } from '@originseal/contracts'
import { Idempotency, Problem, type Caller } from '@originseal/http'
import { identifyTarget } from '../channels/identify-target'
import { toQuickCase } from './quick-case.rules'
import { QuickCasesRepository } from './quick-cases.repository'

/** Keeps a page that somebody suspects; of one page there is one, however it is spelt. */
@Injectable()
export class SaveQuickCase {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly quickCases: QuickCasesRepository,
  ) {}

  /** @throws Problem REQUEST_INVALID for what is no address of a page */
  execute(
    request: SaveQuickCaseRequest,
    { userId }: Caller,
    key: string | undefined,
  ): Promise<SaveQuickCaseResponse> {
    const target = identifyTarget(request.pageUrl)
    if (!target) throw new Problem('REQUEST_INVALID')
    const once = { key, scope: `POST /quick-cases ${userId}`, request }
    return this.idempotency.once(once, async (tx) => ({
      data: { quickCase: toQuickCase(await this.quickCases.save(tx, userId, target)) },
    }))
  }
}
