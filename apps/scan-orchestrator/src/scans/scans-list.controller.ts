import { Controller } from '@nestjs/common'
import type {
  ListAdministeredScansResponse,
  ListScansRequest,
  ListScansResponse,
  ReadScanResponse,
} from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/scan-orchestrator/endpoints'
import { Endpoint, readPage, type EndpointRequest } from '@originseal/http'
import { AdministeredScansQueries } from './administered-scans.queries'
import { ListedScansQueries } from './listed-scans.queries'
import { ReadScan } from './read-scan'
import { toListedScan } from './scan.view'

/** Somebody's scans: for themselves, and for an administrator who looks for one, or at what a member sees. */
@Controller()
export class ScansListController {
  constructor(
    private readonly scans: ListedScansQueries,
    private readonly readScan: ReadScan,
    private readonly administered: AdministeredScansQueries,
  ) {}

  @Endpoint(endpoints.listScans)
  list({ caller, query }: EndpointRequest<typeof endpoints.listScans>): Promise<ListScansResponse> {
    return this.pageOf(caller.userId, query)
  }

  @Endpoint(endpoints.listAdministeredScans)
  async find({
    query,
  }: EndpointRequest<typeof endpoints.listAdministeredScans>): Promise<ListAdministeredScansResponse> {
    const { entries, nextCursor } = await readPage(
      query,
      (asked) => this.administered.page({ ...query, ...asked }),
      ({ id }) => id,
    )
    const scans = entries.map(({ id: scanId, ownerId, workId, state: status, startedAt }) => ({
      scanId,
      ownerId,
      workId,
      status,
      startedAt: startedAt.toISOString(),
    }))
    return { scans, nextCursor }
  }

  @Endpoint(endpoints.lookAtScans)
  look({ params, body }: EndpointRequest<typeof endpoints.lookAtScans>): Promise<ListScansResponse> {
    return this.pageOf(params.id, body)
  }

  @Endpoint(endpoints.lookAtScan)
  lookAtOne({ params }: EndpointRequest<typeof endpoints.lookAtScan>): Promise<ReadScanResponse> {
    return this.readScan.asOwner(params.id)
  }

  private async pageOf(ownerId: string, request: ListScansRequest): Promise<ListScansResponse> {
    const { entries, nextCursor } = await readPage(
      request,
      (asked) => this.scans.pageOfOwner(ownerId, { ...request, ...asked }),
      ({ id }) => id,
    )
    return { data: { scans: entries.map(toListedScan), nextCursor } }
  }
}
