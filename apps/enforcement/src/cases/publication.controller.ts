import { Controller } from '@nestjs/common'
import type { CaseView } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/enforcement/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { PublishCase } from './publish-case'

@Controller()
export class PublicationController {
  constructor(private readonly publishCase: PublishCase) {}

  @Endpoint(endpoints.publishCase)
  publish({
    params,
    body,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.publishCase>): Promise<CaseView> {
    return this.publishCase.execute(params.id, body.isPublic, caller, idempotencyKey)
  }
}
