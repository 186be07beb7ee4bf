import { Controller } from '@nestjs/common'
import type { EvidenceNoticeResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/enforcement/endpoints'
import { Endpoint, type EndpointRequest, type FileResponse } from '@originseal/http'
import { CasesQueries } from '../cases/cases.queries'
import { IssueSettlement } from './issue-settlement'
import { ReadEvidenceNotice } from './read-evidence-notice'
import { ReadLicence } from './read-licence'
import { ReadSentFile } from './read-sent-file'
import { ReplaceLink } from './replace-link'

@Controller()
export class NegotiationDocumentsController {
  constructor(
    private readonly cases: CasesQueries,
    private readonly readEvidenceNotice: ReadEvidenceNotice,
    private readonly replaceLink: ReplaceLink,
    private readonly issueSettlement: IssueSettlement,
    private readonly readLicence: ReadLicence,
    private readonly readSentFile: ReadSentFile,
  ) {}

  @Endpoint(endpoints.readEvidenceNotice)
  evidenceNotice({
    params,
    caller,
  }: EndpointRequest<typeof endpoints.readEvidenceNotice>): Promise<EvidenceNoticeResponse> {
    return this.readEvidenceNotice.execute(params.id, caller)
  }

  @Endpoint(endpoints.replaceRespondentLink)
  replace({
    params,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.replaceRespondentLink>): Promise<void> {
    return this.replaceLink.execute(params.id, caller, idempotencyKey)
  }

  @Endpoint(endpoints.downloadSettlement)
  async settlement({
    params,
    caller,
  }: EndpointRequest<typeof endpoints.downloadSettlement>): Promise<FileResponse> {
    return this.issueSettlement.execute(await this.cases.ofOwner(params.id, caller))
  }

  @Endpoint(endpoints.downloadLicence)
  async licence({
    params,
    caller,
  }: EndpointRequest<typeof endpoints.downloadLicence>): Promise<FileResponse> {
    return this.readLicence.execute(await this.cases.ofOwner(params.id, caller))
  }

  @Endpoint(endpoints.downloadNegotiationFile)
  async file({
    params,
    caller,
  }: EndpointRequest<typeof endpoints.downloadNegotiationFile>): Promise<FileResponse> {
    const { id } = await this.cases.ofOwner(params.id, caller)
    return this.readSentFile.execute(id, params.sequence)
  }
}
