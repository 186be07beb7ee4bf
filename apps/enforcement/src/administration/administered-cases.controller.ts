import { Controller } from '@nestjs/common'
import type {
  AdministeredCase,
  AdministeredCaseView,
  ListAdministeredCasesResponse,
  PageRequest,
} from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/enforcement/endpoints'
import { Endpoint, Exports, readPage, type EndpointRequest, type FileResponse } from '@originseal/http'
import { toFile } from '../drafts/pack-notice'
import { caseColumns } from './case-columns'
import { FindCases } from './find-cases'
import { ReadAdministeredCase } from './read-administered-case'

@Controller()
export class AdministeredCasesController {
  constructor(
    private readonly findCases: FindCases,
    private readonly exports: Exports,
    private readonly readAdministeredCase: ReadAdministeredCase,
  ) {}

  @Endpoint(endpoints.listAdministeredCases)
  async list({
    query,
  }: EndpointRequest<typeof endpoints.listAdministeredCases>): Promise<ListAdministeredCasesResponse> {
    const read = (asked: object) => this.findCases.page({ ...query, ...asked })
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

  @Endpoint(endpoints.exportAdministeredCases)
  file(request: EndpointRequest<typeof endpoints.exportAdministeredCases>): Promise<FileResponse> {
    const { reason: _reason, ...filter } = request.body
    const read = (asked: PageRequest) => this.findCases.page({ ...filter, ...asked })
    const list = { name: 'cases', columns: caseColumns, read, idOf: ({ id }: AdministeredCase) => id }
    return this.exports.begin(list, request)
  }
}
