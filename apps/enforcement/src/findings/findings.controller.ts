import { Controller } from '@nestjs/common'
import type { ReadWorkbenchResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/enforcement/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { DecideFindings } from './decide-findings'
import { FindCopies } from './find-copies'
import { FoundCopiesQueries } from './found-copies.queries'
import { groupCopies, toFoundCopy } from './group-copies.rules'
import { ReopenFindings } from './reopen-findings'

@Controller()
export class FindingsController {
  constructor(
    private readonly findCopies: FindCopies,
    private readonly copies: FoundCopiesQueries,
    private readonly decideFindings: DecideFindings,
    private readonly reopenFindings: ReopenFindings,
  ) {}

  @Endpoint(endpoints.readWorkbench)
  async read({
    caller,
    query,
  }: EndpointRequest<typeof endpoints.readWorkbench>): Promise<ReadWorkbenchResponse> {
    const [copies, open] = await Promise.all([
      this.findCopies.undecided(caller, query.limit),
      this.copies.countUndecided(caller.userId),
    ])
    const groups = groupCopies(copies).map(({ by, copies: group }) => ({
      by,
      copies: group.map(toFoundCopy),
    }))
    return { data: { open, groups } }
  }

  @Endpoint(endpoints.decideFindings)
  decide({ body, caller, idempotencyKey }: EndpointRequest<typeof endpoints.decideFindings>): Promise<void> {
    return this.decideFindings.execute(body, caller, idempotencyKey)
  }

  @Endpoint(endpoints.reopenFindings)
  reopen({ body, caller, idempotencyKey }: EndpointRequest<typeof endpoints.reopenFindings>): Promise<void> {
    return this.reopenFindings.execute(body, caller, idempotencyKey)
  }
}
