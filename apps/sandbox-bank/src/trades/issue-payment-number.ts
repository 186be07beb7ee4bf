import { Injectable } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { taipeiDay, taipeiTime } from '@originseal/ecpay'
import { Problem } from '@originseal/http'
import type { NoticePlan } from '../notices/notice.rules'
import { SendNotices } from '../notices/send-notices'
import { randomDigits } from './numbers'
import { numberFields } from './trade-messages'
import { expiryOf, issueNumber, tradeAfter } from './trade.rules'
import { TradesRepository } from './trades.repository'

/** Gives the payer a number to pay with at a bank, a machine or a counter. */
@Injectable()
export class IssuePaymentNumber {
  constructor(
    private readonly transaction: Transaction,
    private readonly trades: TradesRepository,
    private readonly sendNotices: SendNotices,
  ) {}

  /** @throws Problem NOT_FOUND. A number that was issued stays. */
  async execute(tradeNo: string, notices: NoticePlan): Promise<void> {
    await this.transaction.run(async (tx) => {
      const trade = await this.trades.lock(tx, tradeNo)
      if (!trade) throw new Problem('NOT_FOUND')
      const { method, sent, amount } = trade
      const next = tradeAfter(trade.state, 'number-issued')
      if (!next || method === 'Credit') return
      const expiry = expiryOf(sent, method, new Date())
      const expireDate = method === 'ATM' ? taipeiDay(expiry) : taipeiTime(expiry)
      const number = issueNumber(method, randomDigits(32), expireDate, amount)
      Object.assign(trade, { state: next, number })
      await this.trades.save(tx, trade)
      const address = sent.PaymentInfoURL
      const fields = numberFields(trade, method)
      await this.sendNotices.execute(
        tx,
        { tradeNo, address, fields, amountField: 'TradeAmt', amount },
        notices,
      )
    })
  }
}
