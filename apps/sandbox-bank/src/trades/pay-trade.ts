import { Injectable } from '@nestjs/common'
import { Transaction, type Tx } from '@originseal/database'
import { paidCode } from '@originseal/ecpay'
import { Problem } from '@originseal/http'
import type { NoticePlan } from '../notices/notice.rules'
import { SendNotices } from '../notices/send-notices'
import type { CardChargeEntity } from './card-charge.entity'
import { ChargesRepository } from './charges.repository'
import { newGwsr } from './numbers'
import { OpenMandate } from './open-mandate'
import { paymentFields } from './trade-messages'
import type { TradeEntity } from './trade.entity'
import { cardAnswers, tradeAfter, type CardOutcome } from './trade.rules'
import { TradesRepository } from './trades.repository'

const silentMs = 600_000

/** The payer pays, by card or what a number asks for, or fails to; the merchant is told as `notices` says. */
@Injectable()
export class PayTrade {
  constructor(
    private readonly transaction: Transaction,
    private readonly trades: TradesRepository,
    private readonly charges: ChargesRepository,
    private readonly openMandate: OpenMandate,
    private readonly sendNotices: SendNotices,
  ) {}

  /** @throws Problem NOT_FOUND. An order that is paid already stays as it is. */
  async execute(tradeNo: string, outcome: CardOutcome, notices: NoticePlan): Promise<void> {
    await this.transaction.run(async (tx) => {
      const trade = await this.trades.lock(tx, tradeNo)
      if (!trade) throw new Problem('NOT_FOUND')
      const { code, message } = cardAnswers[outcome]
      const next = tradeAfter(trade.state, code === paidCode ? 'paid' : 'failed')
      if (!next) return
      const at = new Date()
      const silentUntil = outcome === 'silent' ? new Date(at.getTime() + silentMs) : null
      Object.assign(trade, { state: next, code, message, at, silentUntil })
      await this.trades.save(tx, trade)
      const charge =
        trade.method === 'Credit' && next === 'paid' ? await this.charge(tx, trade, at) : undefined
      const fields = paymentFields(trade, charge)
      const { ReturnURL: address } = trade.sent
      await this.sendNotices.execute(
        tx,
        { tradeNo, address, fields, amountField: 'TradeAmt', amount: trade.amount },
        outcome === 'silent' ? 'none' : notices,
      )
    })
  }

  private async charge(tx: Tx, trade: TradeEntity, at: Date): Promise<Pick<CardChargeEntity, 'gwsr'>> {
    const { tradeNo, amount } = trade
    const gwsr = newGwsr()
    await this.charges.insert(tx, {
      tradeNo,
      orderedBy: tradeNo,
      gwsr,
      amount,
      code: paidCode,
      state: 'authorised',
      at,
    })
    await this.openMandate.execute(tx, trade, at)
    return { gwsr }
  }
}
