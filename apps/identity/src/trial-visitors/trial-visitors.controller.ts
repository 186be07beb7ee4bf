import { Controller } from '@nestjs/common'
import type { AdmitTrialVisitorResponse } from '@originseal/contracts'
import * as internal from '@originseal/contracts/identity/internal-endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { AdmitTrialVisitor } from './admit-trial-visitor'

@Controller()
export class TrialVisitorsController {
  constructor(private readonly admitTrialVisitor: AdmitTrialVisitor) {}

  @Endpoint(internal.admitTrialVisitor)
  admit({
    body,
    idempotencyKey,
  }: EndpointRequest<typeof internal.admitTrialVisitor>): Promise<AdmitTrialVisitorResponse> {
    return this.admitTrialVisitor.execute(body, idempotencyKey)
  }
}
