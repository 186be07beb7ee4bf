import { Controller, Get, Header } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { Allow } from '@originseal/http'
import type { JSONWebKeySet } from 'jose'
import { Tokens } from './tokens'

@ApiTags('tokens')
@Controller()
export class TokensController {
  constructor(private readonly tokens: Tokens) {}

  @Allow('internal')
  @Get('.well-known/jwks.json')
  @Header('cache-control', 'public, max-age=300')
  publishedKeys(): JSONWebKeySet {
    return this.tokens.published
  }
}
