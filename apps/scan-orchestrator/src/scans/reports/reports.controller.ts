import { Controller } from '@nestjs/common'
import * as endpoints from '@originseal/contracts/scan-orchestrator/endpoints'
import { Endpoint, type EndpointRequest, type FileResponse } from '@originseal/http'
import { OpenReport } from './open-report'

@Controller()
export class ReportsController {
  constructor(private readonly openReport: OpenReport) {}

  @Endpoint(endpoints.downloadReport)
  async download({
    params,
    caller,
  }: EndpointRequest<typeof endpoints.downloadReport>): Promise<FileResponse> {
    const { stream, size } = await this.openReport.execute(params.id, caller)
    return { stream, size, filename: `scan-report_${params.id}.pdf` }
  }
}
