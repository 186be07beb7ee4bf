import { Controller } from '@nestjs/common'
import type { ListDecisionsResponse, ReadWorkbenchResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/enforcement/endpoints'
import { Endpoint, readPage, type EndpointRequest } from '@originseal/http'
import { DecideFindings } from './decide-findings'
import { FindCopies } from './find-copies'
import { FoundCopiesQueries } from './found-copies.queries'
import { groupCopies, toDecidedCopy, toFoundCopy } from './group-copies.rules'
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
    const read = (page: { cursor?: string | undefined; limit: number }) =>
      this.findCopies.undecided(caller, { ...query, ...page })
    const [{ entries, nextCursor }, open, works] = await Promise.all([
      readPage(query, read, ({ id }) => id),
      this.copies.countUndecided(caller.userId),
      this.copies.undecidedWorks(caller.userId),
    ])
    const groups = groupCopies(entries).map(({ by, copies: group }) => ({
      by,
      copies: group.map(toFoundCopy),
    }))
    return { data: { open, groups, works, nextCursor } }
  }

  @Endpoint(endpoints.listDecisions)
  async decisions({
    caller,
    query,
  }: EndpointRequest<typeof endpoints.listDecisions>): Promise<ListDecisionsResponse> {
    const read = (page: { cursor?: string | undefined; limit: number }) =>
      this.findCopies.decided(caller, { ...query, ...page })
    const { entries, nextCursor } = await readPage(query, read, ({ id }) => id)
    return { data: { copies: entries.map(toDecidedCopy), nextCursor } }
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
