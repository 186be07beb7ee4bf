import { Injectable } from '@nestjs/common'
import type { SaveQuickCaseRequest, SaveQuickCaseResponse } from '@originseal/contracts'
import { Idempotency, Problem, type Caller } from '@originseal/http'
import { FollowShortLink } from '../channels/follow-short-link'
import { identifyTarget } from '../channels/identify-target'
import { judgeQuickCase } from './judge-quick-case'
import { toQuickCase } from './quick-case.rules'
import { QuickCasesRepository } from './quick-cases.repository'

/** Keeps a page that somebody suspects; of one page there is one, however it is spelt. Of a short link that is what it leads to. */
@Injectable()
export class SaveQuickCase {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly quickCases: QuickCasesRepository,
    private readonly followShortLink: FollowShortLink,
  ) {}

  /** @throws Problem REQUEST_INVALID for what is no address of a page */
  async execute(
    request: SaveQuickCaseRequest,
    { userId }: Caller,
    key: string | undefined,
  ): Promise<SaveQuickCaseResponse> {
    const target = identifyTarget(request.pageUrl)
    if (!target) throw new Problem('REQUEST_INVALID')
    const once = { key, scope: `POST /quick-cases ${userId}`, request }
    const earlier = await this.idempotency.replay<SaveQuickCaseResponse>(once)
    if (earlier) return earlier
    const isShort = target.warning === 'SHORT_LINK'
    const place = (isShort ? await this.followShortLink.execute(target.canonical) : undefined) ?? target
    return this.idempotency.once(once, async (tx) => ({
      data: { quickCase: judgeQuickCase(toQuickCase(await this.quickCases.save(tx, userId, place))) },
    }))
  }
}
