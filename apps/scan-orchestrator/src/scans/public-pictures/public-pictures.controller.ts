import { Controller } from '@nestjs/common'
import { readPublicPicture } from '@originseal/contracts/scan-orchestrator/endpoints'
import { Endpoint, Problem, type EndpointRequest, type FileResponse } from '@originseal/http'
import { EvidenceFiles } from '../../findings/reports/evidence-files'
import { WatchedWorksQueries } from '../../corpus/works/watched-works.queries'
import { PublicPicturesQueries } from './public-pictures.queries'
import { hashOfToken } from './publish-picture'

/** Pictures for search engines that take an address and no upload. */
@Controller()
export class PublicPicturesController {
  constructor(
    private readonly pictures: PublicPicturesQueries,
    private readonly works: WatchedWorksQueries,
    private readonly files: EvidenceFiles,
  ) {}

  @Endpoint(readPublicPicture)
  async read({ params }: EndpointRequest<typeof readPublicPicture>): Promise<FileResponse> {
    const workId = await this.pictures.workOf(hashOfToken(params.token), new Date())
    const work = workId === undefined ? null : await this.works.find(workId)
    if (!work) throw new Problem('NOT_FOUND')
    return this.files.open(work.renditionKey)
  }
}
