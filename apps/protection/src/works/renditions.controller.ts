import { Controller } from '@nestjs/common'
import * as endpoints from '@originseal/contracts/protection/endpoints'
import { Endpoint, type EndpointRequest, type FileResponse } from '@originseal/http'
import { WorkFiles } from './work-files'
import { WorksQueries } from './works.queries'

/** The owner's own picture, without its metadata, for pages that show it beside a finding. */
@Controller()
export class RenditionsController {
  constructor(
    private readonly works: WorksQueries,
    private readonly files: WorkFiles,
  ) {}

  @Endpoint(endpoints.readRendition)
  async read({ params, caller }: EndpointRequest<typeof endpoints.readRendition>): Promise<FileResponse> {
    const { id } = await this.works.ofOwner(params.id, caller)
    return this.files.rendition(id)
  }
}
