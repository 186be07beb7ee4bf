import { Controller } from '@nestjs/common'
import type { ListAdministeredCasesResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/enforcement/endpoints'
import { Endpoint, readPage, type EndpointRequest } from '@originseal/http'
import { AdministeredCasesQueries } from '../cases/administered-cases.queries'

@Controller()
export class AdministeredCasesController {
  constructor(private readonly cases: AdministeredCasesQueries) {}

  @Endpoint(endpoints.listAdministeredCases)
  async list({
    query,
  }: EndpointRequest<typeof endpoints.listAdministeredCases>): Promise<ListAdministeredCasesResponse> {
    const read = (asked: object) => this.cases.page({ ...query, ...asked })
    const { entries: cases, nextCursor } = await readPage(query, read, ({ id }) => id)
    return { cases, nextCursor }
  }
}
