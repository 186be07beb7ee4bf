import { Controller, Inject } from '@nestjs/common'
import { socialProviders, type ReadSocialProvidersResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/identity/endpoints'
import { Endpoint } from '@originseal/http'
import { SOCIAL_CLIENTS, type SocialClients } from './social.guard'

/** The ways in that this installation has, so that nobody is offered another. */
@Controller()
export class SocialProvidersController {
  constructor(@Inject(SOCIAL_CLIENTS) private readonly clients: SocialClients) {}

  @Endpoint(endpoints.readSocialProviders)
  read(): ReadSocialProvidersResponse {
    const providers = socialProviders.filter((provider) => this.clients[provider].isConfigured)
    return { data: { providers } }
  }
}
