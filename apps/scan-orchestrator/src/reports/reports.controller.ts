import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common'
import { ApiBearerAuth, ApiProduces, ApiTags } from '@nestjs/swagger'
import { id } from '@originseal/contracts'
import { Allow, CurrentCaller, Decode, type Caller } from '@originseal/http'
import { OpenReport } from './open-report'

@ApiTags('reports')
@ApiBearerAuth()
@Controller('scans')
export class ReportsController {
  constructor(private readonly openReport: OpenReport) {}

  @Allow('scan:read')
  @Get(':id/report')
  @Header('cache-control', 'private, no-store')
  @ApiProduces('application/pdf')
  async download(
    @Param('id', new Decode(id)) scanId: string,
    @CurrentCaller() caller: Caller,
  ): Promise<StreamableFile> {
    const { stream, size } = await this.openReport.execute(scanId, caller)
    return new StreamableFile(stream, {
      type: 'application/pdf',
      length: size,
      disposition: `attachment; filename="scan-report_${scanId}.pdf"`,
    })
  }
}
