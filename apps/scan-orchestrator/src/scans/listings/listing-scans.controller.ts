import { Controller } from '@nestjs/common'
import type {
  ListListingScansResponse,
  ReadListingScanResponse,
  StartScanResponse,
} from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/scan-orchestrator/endpoints'
import { Endpoint, readPage, type EndpointRequest } from '@originseal/http'
import { toListedListingScan } from './listing-scan.view'
import { ListingScansQueries } from './listing-scans.queries'
import { ReadListingScan } from './read-listing-scan'
import { StartListingScan } from './start-listing-scan'

@Controller()
export class ListingScansController {
  constructor(
    private readonly startListingScan: StartListingScan,
    private readonly readListingScan: ReadListingScan,
    private readonly queries: ListingScansQueries,
  ) {}

  @Endpoint(endpoints.startListingScan)
  start({
    body,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.startListingScan>): Promise<StartScanResponse> {
    return this.startListingScan.execute(body.name, caller, idempotencyKey)
  }

  @Endpoint(endpoints.readListingScan)
  read({
    params,
    caller,
  }: EndpointRequest<typeof endpoints.readListingScan>): Promise<ReadListingScanResponse> {
    return this.readListingScan.execute(params.id, caller)
  }

  @Endpoint(endpoints.listListingScans)
  async list({
    query,
    caller,
  }: EndpointRequest<typeof endpoints.listListingScans>): Promise<ListListingScansResponse> {
    const { entries, nextCursor } = await readPage(
      query,
      (asked) => this.queries.pageOfOwner(caller.userId, asked),
      ({ id }) => id,
    )
    return { data: { scans: entries.map(toListedListingScan), nextCursor } }
  }
}
