import { Controller, Get, Header, HttpCode, Post, Query } from '@nestjs/common'
import { ApiConsumes, ApiQuery, ApiTags } from '@nestjs/swagger'
import {
  unsubscribeRequest,
  type ReadUnsubscribeResponse,
  type UnsubscribeRequest,
} from '@originseal/contracts'
import { Allow, Decode, IgnoreForm } from '@originseal/http'
import { Unsubscribe } from './unsubscribe'
import { UnsubscribeToken } from './unsubscribe-token'

/** One-click unsubscribing (RFC 8058): whoever has the mail may, logged in or not. */
@ApiTags('notifications')
@Controller('unsubscribe')
export class UnsubscribeController {
  constructor(
    private readonly token: UnsubscribeToken,
    private readonly unsubscribe: Unsubscribe,
  ) {}

  /** Changes nothing: mail programs and scanners follow links by themselves. */
  @Allow('anyone')
  @Get()
  @Header('cache-control', 'no-store')
  @ApiQuery({ name: 'token', schema: { type: 'string' } })
  async read(
    @Query(new Decode(unsubscribeRequest)) { token }: UnsubscribeRequest,
  ): Promise<ReadUnsubscribeResponse> {
    const { scope } = await this.token.verify(token)
    return { data: { scope } }
  }

  @Allow('anyone')
  @Post()
  @HttpCode(204)
  @IgnoreForm()
  @ApiConsumes('application/x-www-form-urlencoded', 'multipart/form-data')
  @ApiQuery({ name: 'token', schema: { type: 'string' } })
  end(@Query(new Decode(unsubscribeRequest)) { token }: UnsubscribeRequest): Promise<void> {
    return this.unsubscribe.execute(token)
  }
}
