import { Body, Controller, Get, Headers, Inject, Param, Post, Query, Res } from '@nestjs/common'
import { Allow, Problem } from '@originseal/http'
import { seeOther, sendPage } from '@originseal/pages'
import type { FastifyReply } from 'fastify'
import { faultsOf } from '../listings/listing-form'
import { ListingsQueries } from '../listings/listings.queries'
import type { ListingView } from '../listings/listing.view'
import { messageForm } from './message-form'
import { messageSellerPage, messageSentPage } from './message-seller.page'
import { ANSWERS_AT, TakeMessage } from './take-message'

/** The message box of the shops. */
@Controller()
export class SellersController {
  constructor(
    private readonly takeMessage: TakeMessage,
    private readonly listings: ListingsQueries,
    @Inject(ANSWERS_AT) private readonly answersAt: string | undefined,
  ) {}

  @Allow('anyone')
  @Get('listings/:id/messages')
  async form(
    @Param('id') id: string,
    @Query('sent') sent: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const listing = await this.listingOf(id)
    sendPage(
      reply,
      200,
      sent === 'yes' ? messageSentPage(listing) : messageSellerPage(listing, this.answersAt !== undefined),
    )
  }

  @Allow('anyone')
  @Post('listings/:id/messages')
  async send(
    @Param('id') id: string,
    @Body() body: Record<string, unknown> | undefined,
    @Headers('idempotency-key') key: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const decoded = messageForm.safeParse(body ?? {})
    if (!decoded.success) {
      const text = body?.['text']
      const given = typeof text === 'string' ? { text } : {}
      const listing = await this.listingOf(id)
      return sendPage(
        reply,
        400,
        messageSellerPage(listing, this.answersAt !== undefined, given, faultsOf(decoded.error)),
      )
    }
    await this.takeMessage.execute(id, decoded.data.text, key)
    seeOther(reply, `/listings/${id}/messages?sent=yes`)
  }

  private async listingOf(id: string): Promise<ListingView> {
    const listing = await this.listings.find(id)
    if (typeof listing !== 'object') throw new Problem('NOT_FOUND')
    return listing
  }
}
