import { Controller } from '@nestjs/common'
import * as endpoints from '@originseal/contracts/enforcement/endpoints'
import { Endpoint, type EndpointRequest, type FileResponse } from '@originseal/http'
import { WriteCaseFile } from './write-case-file'

@Controller()
export class CaseFilesController {
  constructor(private readonly writeCaseFile: WriteCaseFile) {}

  @Endpoint(endpoints.downloadCaseFile)
  download({ params, caller }: EndpointRequest<typeof endpoints.downloadCaseFile>): Promise<FileResponse> {
    return this.writeCaseFile.execute(params.id, caller)
  }
}
