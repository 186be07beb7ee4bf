import { Controller } from '@nestjs/common'
import type { Verification } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/protection/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { ReadVerification } from './read-verification'

@Controller()
export class VerificationController {
  constructor(private readonly verification: ReadVerification) {}

  @Endpoint(endpoints.readVerification)
  read({ params }: EndpointRequest<typeof endpoints.readVerification>): Promise<Verification> {
    return this.verification.execute(params.id)
  }
}
