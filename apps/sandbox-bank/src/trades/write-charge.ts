import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { paidCode } from '@originseal/ecpay'
import { BankTime } from '../merchant'
import type { NoticePlan } from '../notices/notice.rules'
import { SendNotices } from '../notices/send-notices'
import { ChargesRepository } from './charges.repository'
import type { MandateEntity } from './mandate.entity'
import { afterCharge, nextChargeAt } from './mandate.rules'
import { MandatesRepository } from './mandates.repository'
import { newGwsr, newTradeNo } from './numbers'
import { periodFields } from './trade-messages'
import type { TradeEntity } from './trade.entity'

const declinedCode = '10100058'

export interface PeriodCharge {
  readonly hasSucceeded: boolean
  readonly notices: NoticePlan
}

/** One charge of a period: the row, the mandate after it, and the notice. ECPay tells of failures only when asked. */
@Injectable()
export class WriteCharge {
  constructor(
    private readonly mandates: MandatesRepository,
    private readonly charges: ChargesRepository,
    private readonly sendNotices: SendNotices,
    private readonly time: BankTime,
  ) {}

  async execute(
    tx: Tx,
    trade: TradeEntity,
    mandate: MandateEntity,
    { hasSucceeded, notices }: PeriodCharge,
  ): Promise<void> {
    const at = new Date()
    const { amount, tradeNo: orderedBy } = trade
    const charge = {
      tradeNo: newTradeNo(),
      orderedBy,
      gwsr: newGwsr(),
      amount,
      code: hasSucceeded ? paidCode : declinedCode,
      state: hasSucceeded ? ('authorised' as const) : ('givenUp' as const),
      refunded: 0,
      at,
    }
    await this.charges.insert(tx, charge)
    const after = { ...mandate, ...afterCharge(mandate, hasSucceeded) }
    after.nextAt = nextChargeAt(after, at, this.time.daySeconds)
    await this.mandates.save(tx, after)
    if (!hasSucceeded) return
    const fields = periodFields(trade, after, charge)
    const message = { tradeNo: orderedBy, address: trade.sent.PeriodReturnURL, fields, amount }
    await this.sendNotices.execute(tx, { ...message, amountField: 'Amount' }, notices)
  }
}
