import { Injectable } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import {
  checkoutFields,
  duplicateOrUnknownCode,
  hasValidCheckMacValue,
  readFormBody,
  wrongCheckMacValueCode,
  type CheckoutFields,
} from '@originseal/ecpay'
import { Merchants } from '../merchant'
import { newTradeNo } from './numbers'
import { TradesRepository } from './trades.repository'

/** Why an order is not taken, as the bank's page says it. */
export interface OrderRefusal {
  readonly code: string
  readonly message: string
}

/** Takes an order as the merchant's page posts it through the payer's browser. */
@Injectable()
export class ReceiveOrder {
  constructor(
    private readonly merchants: Merchants,
    private readonly transaction: Transaction,
    private readonly trades: TradesRepository,
  ) {}

  async execute(body: string): Promise<{ tradeNo: string } | OrderRefusal> {
    const read = this.read(body)
    if ('code' in read) return read
    const tradeNo = newTradeNo()
    const isNew = await this.transaction.run((tx) =>
      this.trades.insert(tx, {
        tradeNo,
        merchantTradeNo: read.MerchantTradeNo,
        amount: Number(read.TotalAmount),
        method: read.ChoosePayment,
        sent: read,
        state: 'open',
        number: null,
        code: null,
        message: null,
        at: null,
        silentUntil: null,
        createdAt: new Date(),
      }),
    )
    if (!isNew) return { code: duplicateOrUnknownCode, message: '訂單編號重覆 MerchantTradeNo' }
    return { tradeNo }
  }

  private read(body: string): CheckoutFields | OrderRefusal {
    const fields = readFormBody(body)
    if (typeof fields === 'string') return { code: '10200052', message: `參數錯誤 ${fields}` }
    if (fields['MerchantID'] !== this.merchants.payments.id)
      return { code: '10200002', message: '找不到特店 MerchantID' }
    if (!hasValidCheckMacValue(fields, this.merchants.payments))
      return { code: wrongCheckMacValueCode, message: 'CheckMacValue Error' }
    const decoded = checkoutFields.safeParse(fields)
    if (!decoded.success) {
      const names = decoded.error.issues.map((issue) => issue.path.join('.')).join(', ')
      return { code: '10200052', message: `參數錯誤 ${names}` }
    }
    return faultOfPeriod(decoded.data) ?? decoded.data
  }
}

/** A mandate charges one fixed amount, and more than once. */
function faultOfPeriod(order: CheckoutFields): OrderRefusal | undefined {
  const { PeriodAmount, PeriodType, Frequency, ExecTimes, TotalAmount, ChoosePayment } = order
  if (PeriodAmount === undefined) return undefined
  const isWhole = PeriodType !== undefined && Frequency !== undefined && Number(ExecTimes) >= 2
  const isRight = isWhole && PeriodAmount === TotalAmount && ChoosePayment === 'Credit'
  return isRight ? undefined : { code: '10200121', message: '定期定額參數錯誤 PeriodAmount' }
}
