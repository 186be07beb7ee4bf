import { Controller } from '@nestjs/common'
import * as internal from '@originseal/contracts/admin/internal-endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { HandOverKeys } from './hand-over-keys'

@Controller()
export class HandOverController {
  constructor(private readonly handOverKeys: HandOverKeys) {}

  @Endpoint(internal.handOverKeys)
  async handOver({ body }: EndpointRequest<typeof internal.handOverKeys>): Promise<{ sealed: string }> {
    return { sealed: await this.handOverKeys.execute(body.token) }
  }
}
