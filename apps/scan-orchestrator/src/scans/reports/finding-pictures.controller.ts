import { Controller } from '@nestjs/common'
import * as endpoints from '@originseal/contracts/scan-orchestrator/endpoints'
import { Endpoint, Problem, type Caller, type EndpointRequest, type FileResponse } from '@originseal/http'
import { EvidenceFiles } from '../../findings/reports/evidence-files'
import { ScansQueries } from '../scans.queries'
import { FindingsQueries, type Finding } from '../../findings/findings.queries'
import { isMasked } from '../../findings/mask.rules'
import { VisibleFindings } from '../../findings/visible-findings'

/** Pictures of findings that the caller may see; those of masked ones would lead to their pages. */
@Controller()
export class FindingPicturesController {
  constructor(
    private readonly scans: ScansQueries,
    private readonly findings: FindingsQueries,
    private readonly visibleFindings: VisibleFindings,
    private readonly files: EvidenceFiles,
  ) {}

  @Endpoint(endpoints.readCandidatePicture)
  async candidate({
    params,
    caller,
  }: EndpointRequest<typeof endpoints.readCandidatePicture>): Promise<FileResponse> {
    return this.files.open((await this.finding(params, caller)).pictureKey)
  }

  @Endpoint(endpoints.readOverlayPicture)
  async overlay({
    params,
    caller,
  }: EndpointRequest<typeof endpoints.readOverlayPicture>): Promise<FileResponse> {
    return this.files.open((await this.finding(params, caller)).overlayKey)
  }

  private async finding(params: { id: string; findingId: string }, caller: Caller): Promise<Finding> {
    const scan = await this.scans.ofOwner(params.id, caller)
    const finding = (await this.findings.ofScan(params.id)).find(({ id }) => id === params.findingId)
    if (!finding) throw new Problem('FINDING_NOT_FOUND')
    if (isMasked(finding, await this.visibleFindings.of(scan, caller))) throw new Problem('NOT_ALLOWED')
    return finding
  }
}
