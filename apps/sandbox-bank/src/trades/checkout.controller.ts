import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common'
import { Allow } from '@originseal/http'
import { seeOther, sendPage } from '@originseal/pages'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { noticePlans } from '../notices/notice.rules'
import { readForm } from '../pages/form'
import { pagePolicy } from '../pages/page-headers'
import { payPage } from '../pages/pay.page'
import { numberPage, paidPage } from '../pages/receipt.page'
import { refusalPage } from '../pages/refusal.page'
import { IssuePaymentNumber } from './issue-payment-number'
import { PayTrade } from './pay-trade'
import { ReceiveOrder } from './receive-order'
import { cardOutcomes } from './trade.rules'
import { TradesQueries } from './trades.queries'

const payment = z.object({
  outcome: z.enum(cardOutcomes).default('approved'),
  notices: z.enum(noticePlans).default('usual'),
})

/** The pages that a payer is on. */
@Controller()
export class CheckoutController {
  constructor(
    private readonly receiveOrder: ReceiveOrder,
    private readonly payTrade: PayTrade,
    private readonly issueNumber: IssuePaymentNumber,
    private readonly trades: TradesQueries,
  ) {}

  @Allow('anyone')
  @Post('Cashier/AioCheckOut/V5')
  async order(@Body() body: unknown, @Res() reply: FastifyReply): Promise<void> {
    const received = await this.receiveOrder.execute(typeof body === 'string' ? body : '')
    if ('tradeNo' in received) seeOther(reply, `/pay/${received.tradeNo}`)
    else sendPage(reply, 200, refusalPage(received))
  }

  @Allow('anyone')
  @Get('pay/:tradeNo')
  async page(@Param('tradeNo') tradeNo: string, @Res() reply: FastifyReply): Promise<void> {
    const trade = await this.trades.byNumber(tradeNo)
    if (trade.state === 'numbered') return sendPage(reply, 200, numberPage(trade))
    if (trade.state !== 'paid') return sendPage(reply, 200, payPage(trade))
    const { OrderResultURL } = trade.sent
    const isCard = trade.method === 'Credit' && OrderResultURL !== undefined
    if (isCard) void reply.header('content-security-policy', pagePolicy(new URL(OrderResultURL).origin))
    sendPage(reply, 200, paidPage(trade, isCard ? await this.trades.resultOf(trade) : undefined))
  }

  @Allow('anyone')
  @Post('pay/:tradeNo')
  async pay(
    @Param('tradeNo') tradeNo: string,
    @Body() body: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { outcome, notices } = readForm(payment, body)
    const { method, state } = await this.trades.byNumber(tradeNo)
    if (method !== 'Credit' && state === 'open') await this.issueNumber.execute(tradeNo, notices)
    else await this.payTrade.execute(tradeNo, outcome, notices)
    seeOther(reply, `/pay/${tradeNo}`)
  }
}
