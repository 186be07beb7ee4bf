import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common'
import { ApiBearerAuth, ApiProduces, ApiTags } from '@nestjs/swagger'
import { id } from '@originseal/contracts'
import { Allow, CurrentCaller, Decode, type Caller } from '@originseal/http'
import { WorksQueries } from '../works/works.queries'
import { IssueCertificate } from './issue-certificate'

@ApiTags('certificates')
@Controller('protect/trial/certificates')
export class CertificatesController {
  constructor(
    private readonly works: WorksQueries,
    private readonly issueCertificate: IssueCertificate,
  ) {}

  @Allow('work:read')
  @Get(':id')
  @Header('cache-control', 'private, no-store')
  @ApiBearerAuth()
  @ApiProduces('application/pdf')
  async download(
    @Param('id', new Decode(id)) workId: string,
    @CurrentCaller() caller: Caller,
  ): Promise<StreamableFile> {
    const certificate = await this.issueCertificate.execute(await this.works.ofOwner(workId, caller))
    return new StreamableFile(certificate.stream, {
      type: 'application/pdf',
      disposition: `attachment; filename="certificate_${workId}.pdf"`,
      length: certificate.size,
    })
  }
}
