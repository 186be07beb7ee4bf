import { Controller } from '@nestjs/common'
import type { StepUpResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/identity/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { RequestStepUpCode } from './request-step-up-code'
import { StepUp } from './step-up'

@Controller()
export class StepUpController {
  constructor(
    private readonly stepUp: StepUp,
    private readonly requestCode: RequestStepUpCode,
  ) {}

  @Endpoint(endpoints.stepUp)
  prove({ caller, body }: EndpointRequest<typeof endpoints.stepUp>): Promise<StepUpResponse> {
    return this.stepUp.execute(caller, body)
  }

  @Endpoint(endpoints.requestStepUpCode)
  request({ caller, idempotencyKey }: EndpointRequest<typeof endpoints.requestStepUpCode>): Promise<void> {
    return this.requestCode.execute(caller, idempotencyKey)
  }
}
