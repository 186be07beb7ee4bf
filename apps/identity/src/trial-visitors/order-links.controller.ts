import { Controller } from '@nestjs/common'
import type { OpenOrderLinkResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/identity/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { OpenOrderLink } from './open-order-link'

@Controller()
export class OrderLinksController {
  constructor(private readonly openOrderLink: OpenOrderLink) {}

  @Endpoint(endpoints.openOrderLink)
  open({ body }: EndpointRequest<typeof endpoints.openOrderLink>): Promise<OpenOrderLinkResponse> {
    return this.openOrderLink.execute(body.link)
  }
}
