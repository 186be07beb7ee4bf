import { Controller } from '@nestjs/common'
import type { ReadScanResponse, StartScanResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/scan-orchestrator/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { CancelScan } from './cancel-scan'
import { ReadScan } from './read-scan'
import { StartScan } from './start-scan'

@Controller()
export class ScansController {
  constructor(
    private readonly startScan: StartScan,
    private readonly cancelScan: CancelScan,
    private readonly readScan: ReadScan,
  ) {}

  @Endpoint(endpoints.startScan)
  start({
    params,
    body,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.startScan>): Promise<StartScanResponse> {
    return this.startScan.execute(params.id, body?.page, caller, idempotencyKey)
  }

  @Endpoint(endpoints.cancelScan)
  cancel({ params, caller }: EndpointRequest<typeof endpoints.cancelScan>): Promise<void> {
    return this.cancelScan.execute(params.id, caller)
  }

  @Endpoint(endpoints.readScan)
  read({ params, caller }: EndpointRequest<typeof endpoints.readScan>): Promise<ReadScanResponse> {
    return this.readScan.execute(params.id, caller)
  }
}
