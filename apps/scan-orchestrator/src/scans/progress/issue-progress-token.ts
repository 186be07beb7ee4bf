import { Injectable } from '@nestjs/common'
import type { ProgressTokenResponse } from '@originseal/contracts'
import { Idempotency, type Caller } from '@originseal/http'
import { ProgressTokensRepository } from './progress-tokens.repository'
import { ScansQueries } from '../scans.queries'

/** Lets an owner watch a scan again whose first token went with the page that started it. */
@Injectable()
export class IssueProgressToken {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly scans: ScansQueries,
    private readonly tokens: ProgressTokensRepository,
  ) {}

  /** @throws Problem SCAN_NOT_FOUND also for somebody else's scan */
  async execute(
    scanId: string,
    caller: Caller,
    idempotencyKey: string | undefined,
  ): Promise<ProgressTokenResponse> {
    const ownerId = await this.scans.ownerOf(scanId, caller)
    const request = {
      key: idempotencyKey,
      scope: `issue progress token ${caller.userId}`,
      request: { scanId },
    }
    return this.idempotency.once(request, async (tx) => ({
      progressToken: await this.tokens.issue(tx, scanId, ownerId),
    }))
  }
}
