import { Controller } from '@nestjs/common'
import type { ResponseOf } from '@originseal/contracts'
import * as internal from '@originseal/contracts/identity/internal-endpoints'
import { Endpoint } from '@originseal/http'
import { Tokens } from './tokens'

@Controller()
export class TokensController {
  constructor(private readonly tokens: Tokens) {}

  @Endpoint(internal.readSigningKeys)
  publishedKeys(): ResponseOf<typeof internal.readSigningKeys> {
    return { keys: this.tokens.published.keys.map((key) => ({ ...key })) }
  }
}
