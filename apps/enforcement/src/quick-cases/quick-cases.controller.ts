import { Controller } from '@nestjs/common'
import type { ListQuickCasesResponse, SaveQuickCaseResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/enforcement/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { CompareQuickCase } from './compare-quick-case'
import { DismissQuickCase } from './dismiss-quick-case'
import { ListQuickCases } from './list-quick-cases'
import { SaveQuickCase } from './save-quick-case'

@Controller()
export class QuickCasesController {
  constructor(
    private readonly saveQuickCase: SaveQuickCase,
    private readonly listQuickCases: ListQuickCases,
    private readonly compareQuickCase: CompareQuickCase,
    private readonly dismissQuickCase: DismissQuickCase,
  ) {}

  @Endpoint(endpoints.saveQuickCase)
  save({
    body,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.saveQuickCase>): Promise<SaveQuickCaseResponse> {
    return this.saveQuickCase.execute(body, caller, idempotencyKey)
  }

  @Endpoint(endpoints.listQuickCases)
  async list({ caller }: EndpointRequest<typeof endpoints.listQuickCases>): Promise<ListQuickCasesResponse> {
    return { data: { quickCases: await this.listQuickCases.execute(caller.userId) } }
  }

  @Endpoint(endpoints.compareQuickCase)
  compare({
    params,
    body,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.compareQuickCase>): Promise<void> {
    return this.compareQuickCase.execute(params.id, body, caller, idempotencyKey)
  }

  @Endpoint(endpoints.dismissQuickCase)
  dismiss({ params, caller }: EndpointRequest<typeof endpoints.dismissQuickCase>): Promise<void> {
    return this.dismissQuickCase.execute(params.id, caller)
  }
}
