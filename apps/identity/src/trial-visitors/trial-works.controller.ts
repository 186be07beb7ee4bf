import { Controller } from '@nestjs/common'
import * as endpoints from '@originseal/contracts/identity/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { ClaimTrialWorks } from './claim-trial-works'

@Controller()
export class TrialWorksController {
  constructor(private readonly claimTrialWorks: ClaimTrialWorks) {}

  @Endpoint(endpoints.claimTrialWorks)
  claim({ caller, body }: EndpointRequest<typeof endpoints.claimTrialWorks>): Promise<void> {
    return this.claimTrialWorks.execute(caller, body.trialToken)
  }
}
