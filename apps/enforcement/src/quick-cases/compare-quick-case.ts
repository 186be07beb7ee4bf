import { Injectable } from '@nestjs/common'
import type { CompareQuickCaseRequest } from '@originseal/contracts'
import { Idempotency, Problem, type Caller } from '@originseal/http'
import { QuickCasesRepository } from './quick-cases.repository'

/** Notes by which scan a page is compared with a work; what the scan finds there comes as a fact. */
@Injectable()
export class CompareQuickCase {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly quickCases: QuickCasesRepository,
  ) {}

  /** @throws Problem QUICK_CASE_NOT_FOUND also for somebody else's */
  async execute(
    id: string,
    request: CompareQuickCaseRequest,
    { userId }: Caller,
    key: string | undefined,
  ): Promise<void> {
    const once = { key, scope: `POST /quick-cases/${id}/comparison ${userId}`, request }
    await this.idempotency.once(once, async (tx) => {
      const isKnown = await this.quickCases.compare(tx, { id, ownerId: userId }, request)
      if (!isKnown) throw new Problem('QUICK_CASE_NOT_FOUND')
      return null
    })
  }
}
