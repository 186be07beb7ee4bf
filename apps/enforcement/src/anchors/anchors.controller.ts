import { Controller } from '@nestjs/common'
import type { ReadCaseAnchorResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/enforcement/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { CasesQueries } from '../cases/cases.queries'
import { CaseAnchorsQueries } from './case-anchors.queries'

@Controller()
export class AnchorsController {
  constructor(
    private readonly cases: CasesQueries,
    private readonly anchors: CaseAnchorsQueries,
  ) {}

  @Endpoint(endpoints.readCaseAnchor)
  async latest({
    params,
    caller,
  }: EndpointRequest<typeof endpoints.readCaseAnchor>): Promise<ReadCaseAnchorResponse> {
    const { id } = await this.cases.ofOwner(params.id, caller)
    return { data: await this.anchors.latest(id) }
  }
}
