import { Controller } from '@nestjs/common'
import type {
  ListCasesResponse,
  OpenCasesResponse,
  PreviewCasesResponse,
  SummarizeCasesResponse,
} from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/enforcement/endpoints'
import { Endpoint, readPage, type EndpointRequest } from '@originseal/http'
import { toListedCase } from './case.view'
import { CasesQueries } from './cases.queries'
import { OpenCases } from './open-cases'
import { PreviewCases } from './preview-cases'
import { SummarizeCases } from './summarize-cases'

@Controller()
export class CasesListController {
  constructor(
    private readonly cases: CasesQueries,
    private readonly openCases: OpenCases,
    private readonly previewCases: PreviewCases,
    private readonly summarizeCases: SummarizeCases,
  ) {}

  @Endpoint(endpoints.listCases)
  async list({ query, caller }: EndpointRequest<typeof endpoints.listCases>): Promise<ListCasesResponse> {
    const read = (page: { cursor?: string | undefined; limit: number }) =>
      this.cases.pageOfOwner(caller.userId, { ...query, ...page })
    const [{ entries, nextCursor }, counts] = await Promise.all([
      readPage(query, read, ({ id }) => id),
      this.cases.countsOfOwner(caller.userId),
    ])
    return { data: { cases: entries.map(toListedCase), counts, nextCursor } }
  }

  @Endpoint(endpoints.openCases)
  open({
    body,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.openCases>): Promise<OpenCasesResponse> {
    return this.openCases.execute(body, caller, idempotencyKey)
  }

  @Endpoint(endpoints.previewCases)
  preview({ body, caller }: EndpointRequest<typeof endpoints.previewCases>): Promise<PreviewCasesResponse> {
    return this.previewCases.execute(body, caller)
  }

  @Endpoint(endpoints.summarizeCases)
  summarize({ caller }: EndpointRequest<typeof endpoints.summarizeCases>): Promise<SummarizeCasesResponse> {
    return this.summarizeCases.execute(caller.userId)
  }
}
