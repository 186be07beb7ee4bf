import { Controller } from '@nestjs/common'
import type { ReadUnsubscribeResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/identity/endpoints'
import { Endpoint, IgnoreForm, type EndpointRequest } from '@originseal/http'
import { Unsubscribe } from './unsubscribe'
import { UnsubscribeToken } from './unsubscribe-token'

/** One-click unsubscribing (RFC 8058): whoever has the mail may, logged in or not. */
@Controller()
export class UnsubscribeController {
  constructor(
    private readonly token: UnsubscribeToken,
    private readonly unsubscribe: Unsubscribe,
  ) {}

  @Endpoint(endpoints.readUnsubscribe)
  async read({ query }: EndpointRequest<typeof endpoints.readUnsubscribe>): Promise<ReadUnsubscribeResponse> {
    const { scope } = await this.token.verify(query.token)
    return { data: { scope } }
  }

  @Endpoint(endpoints.unsubscribe)
  @IgnoreForm()
  end({ query }: EndpointRequest<typeof endpoints.unsubscribe>): Promise<void> {
    return this.unsubscribe.execute(query.token)
  }
}
