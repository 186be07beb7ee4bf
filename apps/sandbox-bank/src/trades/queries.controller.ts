import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common'
import { withCheckMacValue, writeFormBody } from '@originseal/ecpay'
import { Allow } from '@originseal/http'
import type { FastifyReply } from 'fastify'
import { FaultsQueries } from '../faults/faults.queries'
import { Merchants } from '../merchant'
import { AnswerQuery } from './answer-query'
import { readMessage } from './read-message'
import { settledLines } from './settled-lines'
import { ChargesQueries } from './charges.queries'

const text = 'text/html; charset=utf-8'

/** What the merchant's server asks. Answers are those of the interface: form bodies, JSON or lines. */
@Controller()
export class QueriesController {
  constructor(
    private readonly merchants: Merchants,
    private readonly answer: AnswerQuery,
    private readonly charges: ChargesQueries,
    private readonly faults: FaultsQueries,
  ) {}

  @Allow('anyone')
  @Post('Cashier/QueryTradeInfo/V5')
  @HttpCode(200)
  async tradeInfo(@Body() body: unknown, @Res() reply: FastifyReply): Promise<void> {
    const faults = await this.faults.list()
    if (faults.includes('queries-refused')) return void reply.status(403).send()
    const asked = readMessage(body, this.merchants.payments)
    if (!asked) return void reply.type(text).send('0|CheckMacValue Error')
    const answer = withCheckMacValue(await this.answer.tradeInfo(asked), this.merchants.payments)
    const sent = faults.includes('answers-unsealed') ? { ...answer, CheckMacValue: '0'.repeat(64) } : answer
    void reply.type(text).send(writeFormBody(sent))
  }

  @Allow('anyone')
  @Post('CreditDetail/QueryTrade/V2')
  @HttpCode(200)
  async cardCharge(@Body() body: unknown): Promise<object> {
    const asked = readMessage(body, this.merchants.payments)
    return asked
      ? this.answer.cardCharge(asked['CreditRefundId'] ?? '')
      : { RtnMsg: 'error_mac', RtnValue: '' }
  }

  @Allow('anyone')
  @Post('Cashier/QueryCreditCardPeriodInfo')
  @HttpCode(200)
  async periodInfo(@Body() body: unknown): Promise<object> {
    const asked = readMessage(body, this.merchants.payments)
    return asked
      ? this.answer.periodInfo(asked['MerchantTradeNo'] ?? '')
      : { RtnCode: 10_200_073, RtnMsg: 'CheckMacValue Error' }
  }

  /** The day's file: a heading, then a line for each payment of the days asked for. */
  @Allow('anyone')
  @Post('PaymentMedia/TradeNoAio')
  @HttpCode(200)
  async settled(@Body() body: unknown, @Res() reply: FastifyReply): Promise<void> {
    const asked = readMessage(body, this.merchants.payments)
    if (!asked) return void reply.type(text).send('0|CheckMacValue Error')
    const from = new Date(`${asked['BeginDate']}T00:00:00+08:00`)
    const to = new Date(`${asked['EndDate']}T00:00:00+08:00`)
    if (Number.isNaN(from.getTime()) || Number.isNaN(to.getTime())) return void reply.status(400).send()
    to.setTime(to.getTime() + 86_400_000)
    void reply.type('text/csv; charset=utf-8').send(settledLines(await this.charges.settledBetween(from, to)))
  }
}
