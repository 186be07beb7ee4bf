import { Controller, Get, Header, Headers, HttpCode, Param, Post } from '@nestjs/common'
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger'
import { id, type ReadScanResponse, type StartScanResponse } from '@originseal/contracts'
import { Allow, CurrentCaller, Decode, type Caller } from '@originseal/http'
import { FindingsQueries } from '../findings/findings.queries'
import { CancelScan } from './cancel-scan'
import { toScanView } from './scan.view'
import { ScansQueries } from './scans.queries'
import { StartScan } from './start-scan'

@ApiTags('scans')
@ApiBearerAuth()
@Controller('protect/trial')
export class ScansController {
  constructor(
    private readonly startScan: StartScan,
    private readonly cancelScan: CancelScan,
    private readonly scans: ScansQueries,
    private readonly findings: FindingsQueries,
  ) {}

  @Allow('scan:start')
  @Post('files/:id/scan')
  @HttpCode(202)
  start(
    @Param('id', new Decode(id)) workId: string,
    @CurrentCaller() caller: Caller,
    @Headers('idempotency-key') key?: string,
  ): Promise<StartScanResponse> {
    return this.startScan.execute(workId, caller, key)
  }

  @Allow('scan:cancel')
  @Post('scans/:id/cancel')
  @HttpCode(204)
  cancel(@Param('id', new Decode(id)) scanId: string, @CurrentCaller() caller: Caller): Promise<void> {
    return this.cancelScan.execute(scanId, caller)
  }

  @Allow('scan:read')
  @Get('scans/:id')
  @Header('cache-control', 'no-store')
  async read(
    @Param('id', new Decode(id)) scanId: string,
    @CurrentCaller() caller: Caller,
  ): Promise<ReadScanResponse> {
    const scan = await this.scans.ofOwner(scanId, caller)
    const findings = scan.state === 'processing' ? [] : await this.findings.ofScan(scanId)
    return toScanView(scan, findings, await this.scans.coverage(scanId), caller.role)
  }
}
