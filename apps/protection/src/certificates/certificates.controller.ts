import { Controller } from '@nestjs/common'
import * as endpoints from '@originseal/contracts/protection/endpoints'
import { Endpoint, type EndpointRequest, type FileResponse } from '@originseal/http'
import { WorksQueries } from '../works/works.queries'
import { ArchiveCertificates } from './archive-certificates'
import { IssueCertificate } from './issue-certificate'

@Controller()
export class CertificatesController {
  constructor(
    private readonly works: WorksQueries,
    private readonly issueCertificate: IssueCertificate,
    private readonly archiveCertificates: ArchiveCertificates,
  ) {}

  @Endpoint(endpoints.downloadCertificate)
  async download({
    params,
    caller,
  }: EndpointRequest<typeof endpoints.downloadCertificate>): Promise<FileResponse> {
    const { stream, size } = await this.issueCertificate.execute(await this.works.ofOwner(params.id, caller))
    return { stream, size, filename: `certificate_${params.id}.pdf` }
  }

  @Endpoint(endpoints.downloadCertificates)
  async downloadSeveral({
    body,
    caller,
  }: EndpointRequest<typeof endpoints.downloadCertificates>): Promise<FileResponse> {
    return {
      stream: await this.archiveCertificates.execute(body.workIds, caller),
      filename: 'certificates.zip',
    }
  }
}
