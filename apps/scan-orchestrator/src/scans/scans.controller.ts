import { Controller } from '@nestjs/common'
import type { ReadScanResponse, StartScanResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/scan-orchestrator/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { FindingsQueries } from '../findings/findings.queries'
import { VisibleFindings } from '../findings/visible-findings'
import { CancelScan } from './cancel-scan'
import { toScanView } from './scan.view'
import { ScansQueries } from './scans.queries'
import { StartScan } from './start-scan'

@Controller()
export class ScansController {
  constructor(
    private readonly startScan: StartScan,
    private readonly cancelScan: CancelScan,
    private readonly scans: ScansQueries,
    private readonly findings: FindingsQueries,
    private readonly visibleFindings: VisibleFindings,
  ) {}

  @Endpoint(endpoints.startScan)
  start({
    params,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.startScan>): Promise<StartScanResponse> {
    return this.startScan.execute(params.id, caller, idempotencyKey)
  }

  @Endpoint(endpoints.cancelScan)
  cancel({ params, caller }: EndpointRequest<typeof endpoints.cancelScan>): Promise<void> {
    return this.cancelScan.execute(params.id, caller)
  }

  @Endpoint(endpoints.readScan)
  async read({ params, caller }: EndpointRequest<typeof endpoints.readScan>): Promise<ReadScanResponse> {
    const scan = await this.scans.ofOwner(params.id, caller)
    const findings = scan.state === 'processing' ? [] : await this.findings.ofScan(params.id)
    const visible = await this.visibleFindings.of(scan, caller)
    return toScanView(scan, findings, await this.scans.coverage(params.id), visible)
  }
}
