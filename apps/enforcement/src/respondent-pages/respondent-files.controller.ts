import { Readable } from 'node:stream'
import { Controller } from '@nestjs/common'
import * as endpoints from '@originseal/contracts/enforcement/endpoints'
import { Endpoint, Problem, type EndpointRequest, type FileResponse } from '@originseal/http'
import { IssueSettlement } from '../negotiations/issue-settlement'
import { ReadSentFile } from '../negotiations/read-sent-file'
import { ReadLicence } from '../negotiations/read-licence'
import { ReadRespondentPage } from './read-respondent-page'
import { respondentStyle } from './respondent-style'
import { ShowCopy } from './show-copy'
import { ShowWork } from './show-work'

/** What the page of the other side loads, and the file that both sides have signed. */
@Controller()
export class RespondentFilesController {
  constructor(
    private readonly readPage: ReadRespondentPage,
    private readonly issueSettlement: IssueSettlement,
    private readonly readLicence: ReadLicence,
    private readonly showWork: ShowWork,
    private readonly showCopy: ShowCopy,
    private readonly readSentFile: ReadSentFile,
  ) {}

  @Endpoint(endpoints.downloadRespondentSettlement)
  async settlement({
    params,
  }: EndpointRequest<typeof endpoints.downloadRespondentSettlement>): Promise<FileResponse> {
    const page = await this.readPage.execute(params.token)
    if (!page) throw new Problem('NEGOTIATION_NOT_FOUND')
    return this.issueSettlement.execute(page.row)
  }

  @Endpoint(endpoints.readRespondentFile)
  async sentFile({ params }: EndpointRequest<typeof endpoints.readRespondentFile>): Promise<FileResponse> {
    const page = await this.readPage.execute(params.token)
    const isOwn = page?.view.entries.some(({ sequence }) => sequence === params.sequence)
    if (!page || !isOwn) throw new Problem('NEGOTIATION_NOT_FOUND')
    return this.readSentFile.execute(page.row.id, params.sequence)
  }

  @Endpoint(endpoints.downloadRespondentLicence)
  async licence({
    params,
  }: EndpointRequest<typeof endpoints.downloadRespondentLicence>): Promise<FileResponse> {
    const page = await this.readPage.execute(params.token)
    if (!page) throw new Problem('NEGOTIATION_NOT_FOUND')
    return this.readLicence.execute(page.row)
  }

  @Endpoint(endpoints.readRespondentWork)
  async work({ params }: EndpointRequest<typeof endpoints.readRespondentWork>): Promise<FileResponse> {
    const page = await this.readPage.execute(params.token)
    const bytes = page && (await this.showWork.execute(page.row.workId))
    if (!bytes) throw new Problem('NEGOTIATION_NOT_FOUND')
    return fileOf(bytes)
  }

  @Endpoint(endpoints.readRespondentCopy)
  async copy({ params }: EndpointRequest<typeof endpoints.readRespondentCopy>): Promise<FileResponse> {
    const page = await this.readPage.execute(params.token)
    const bytes = page && (await this.showCopy.execute(page.row, params.shown))
    if (!bytes) throw new Problem('NEGOTIATION_NOT_FOUND')
    return fileOf(bytes)
  }

  @Endpoint(endpoints.readRespondentStyle)
  style(): FileResponse {
    return fileOf(Buffer.from(respondentStyle))
  }
}

const fileOf = (bytes: Buffer): FileResponse => ({ stream: Readable.from([bytes]), size: bytes.byteLength })
