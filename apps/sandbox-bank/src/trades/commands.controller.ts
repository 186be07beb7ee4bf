import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common'
import { refundFields, writeFormBody } from '@originseal/ecpay'
import { Allow } from '@originseal/http'
import type { FastifyReply } from 'fastify'
import { Merchants } from '../merchant'
import { ChargePeriod } from './charge-period'
import { EndMandate } from './end-mandate'
import { readMessage } from './read-message'
import { RefundCharge } from './refund-charge'
import { TradesQueries } from './trades.queries'

const wrongSeal = { RtnCode: 10_200_073, RtnMsg: 'CheckMacValue Error' }

/** What the merchant's server orders. */
@Controller()
export class CommandsController {
  constructor(
    private readonly merchants: Merchants,
    private readonly trades: TradesQueries,
    private readonly refundCharge: RefundCharge,
    private readonly endMandate: EndMandate,
    private readonly chargePeriod: ChargePeriod,
  ) {}

  @Allow('anyone')
  @Post('CreditDetail/DoAction')
  @HttpCode(200)
  async refund(@Body() body: unknown, @Res() reply: FastifyReply): Promise<void> {
    const asked = refundFields.safeParse(readMessage(body, this.merchants.payments))
    if (!asked.success) return answer(reply, { RtnCode: '0', RtnMsg: 'error_params' })
    const { TradeNo, Action, TotalAmount, MerchantID, MerchantTradeNo } = asked.data
    const told = await this.refundCharge.execute({
      tradeNo: TradeNo,
      action: Action,
      amount: Number(TotalAmount),
    })
    if (told === 'garbled') return void reply.type('text/html; charset=utf-8').send('<h1>Bad Gateway</h1>')
    const { code, message } = told
    answer(reply, { MerchantID, MerchantTradeNo, TradeNo, RtnCode: code, RtnMsg: message })
  }

  @Allow('anyone')
  @Post('Cashier/CreditCardPeriodAction')
  @HttpCode(200)
  async mandate(@Body() body: unknown): Promise<object> {
    const asked = readMessage(body, this.merchants.payments)
    if (!asked) return wrongSeal
    const { MerchantTradeNo = '', Action } = asked
    const isDone =
      Action === 'Cancel' ? this.endMandate.execute(MerchantTradeNo) : this.again(MerchantTradeNo)
    return (await isDone) ? { RtnCode: 1, RtnMsg: 'OK' } : { RtnCode: 10_200_066, RtnMsg: '不可執行' }
  }

  /** ReAuth: the card is asked once more, and this time says yes. */
  private async again(merchantTradeNo: string): Promise<boolean> {
    const trade = await this.trades.byMerchant(merchantTradeNo)
    if (!trade) return false
    return this.chargePeriod.execute(trade.tradeNo, { hasSucceeded: true, notices: 'usual', again: true })
  }
}

const answer = (reply: FastifyReply, fields: Record<string, string>): void =>
  void reply.type('text/html; charset=utf-8').send(writeFormBody(fields))
