import { Controller } from '@nestjs/common'
import type { AdministeredCaseView, ListAdministeredCasesResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/enforcement/endpoints'
import { Endpoint, readPage, type EndpointRequest, type FileResponse } from '@originseal/http'
import { AdministeredCasesQueries } from '../cases/administered-cases.queries'
import { toFile } from '../drafts/pack-notice'
import { ReadAdministeredCase } from './read-administered-case'

@Controller()
export class AdministeredCasesController {
  constructor(
    private readonly cases: AdministeredCasesQueries,
    private readonly readAdministeredCase: ReadAdministeredCase,
  ) {}

  @Endpoint(endpoints.listAdministeredCases)
  async list({
    query,
  }: EndpointRequest<typeof endpoints.listAdministeredCases>): Promise<ListAdministeredCasesResponse> {
    const read = (asked: object) => this.cases.page({ ...query, ...asked })
    const { entries: cases, nextCursor } = await readPage(query, read, ({ id }) => id)
    return { cases, nextCursor }
  }

  @Endpoint(endpoints.readAdministeredCase)
  read({ params }: EndpointRequest<typeof endpoints.readAdministeredCase>): Promise<AdministeredCaseView> {
    return this.readAdministeredCase.execute(params.id)
  }

  @Endpoint(endpoints.downloadAdministeredNotice)
  async notice({
    params,
  }: EndpointRequest<typeof endpoints.downloadAdministeredNotice>): Promise<FileResponse> {
    return toFile(await this.readAdministeredCase.notice(params.id, params.noticeId))
  }
}
