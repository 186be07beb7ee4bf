import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common'
import { ApiBearerAuth, ApiProduces, ApiTags } from '@nestjs/swagger'
import { id } from '@originseal/contracts'
import { Allow, CurrentCaller, Decode, Problem, type Caller } from '@originseal/http'
import { ScansQueries } from '../scans/scans.queries'
import { EvidenceFiles } from './evidence-files'

@ApiTags('reports')
@ApiBearerAuth()
@Controller('scans')
export class ReportsController {
  constructor(
    private readonly scans: ScansQueries,
    private readonly files: EvidenceFiles,
  ) {}

  @Allow('scan:read')
  @Get(':id/report')
  @Header('cache-control', 'private, no-store')
  @ApiProduces('application/pdf')
  async download(
    @Param('id', new Decode(id)) scanId: string,
    @CurrentCaller() caller: Caller,
  ): Promise<StreamableFile> {
    const scan = await this.scans.ofOwner(scanId, caller)
    if (scan.state !== 'completed' || !scan.reportKey) throw new Problem('SCAN_NOT_COMPLETED')
    const { stream, size } = await this.files.open(scan.reportKey)
    return new StreamableFile(stream, {
      type: 'application/pdf',
      length: size,
      disposition: `attachment; filename="scan-report_${scanId}.pdf"`,
    })
  }
}
