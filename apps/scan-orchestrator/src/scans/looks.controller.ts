import { Controller } from '@nestjs/common'
import type { ListScansResponse, ReadScanResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/scan-orchestrator/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { LookAtScans } from './look-at-scans'

@Controller()
export class LooksController {
  constructor(private readonly lookAtScans: LookAtScans) {}

  @Endpoint(endpoints.lookAtScans)
  async list({ params, body }: EndpointRequest<typeof endpoints.lookAtScans>): Promise<ListScansResponse> {
    return { data: await this.lookAtScans.list(params.id, body) }
  }

  @Endpoint(endpoints.lookAtScan)
  one({ params }: EndpointRequest<typeof endpoints.lookAtScan>): Promise<ReadScanResponse> {
    return this.lookAtScans.one(params.id)
  }
}
