import { Controller } from '@nestjs/common'
import type { ListScansResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/scan-orchestrator/endpoints'
import { Endpoint, readPage, type EndpointRequest } from '@originseal/http'
import { toListedScan } from './scan.view'
import { ListedScansQueries } from './listed-scans.queries'

@Controller()
export class ScansListController {
  constructor(private readonly scans: ListedScansQueries) {}

  @Endpoint(endpoints.listScans)
  async list({ caller, query }: EndpointRequest<typeof endpoints.listScans>): Promise<ListScansResponse> {
    const { entries, nextCursor } = await readPage(
      query,
      (asked) => this.scans.pageOfOwner(caller.userId, { ...query, ...asked }),
      ({ id }) => id,
    )
    return { data: { scans: entries.map(toListedScan), nextCursor } }
  }
}
