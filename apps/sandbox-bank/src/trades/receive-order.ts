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

export type OrderFault = 'fields' | 'merchant' | 'seal' | 'duplicate' | 'period'

/** Why an order is not taken. */
export interface OrderRefusal {
  readonly fault: OrderFault
  /** Of the provider's interface. */
  readonly code: string
  /** Of the fields that are wrong. */
  readonly names: readonly string[]
  /** `Language` of the order. */
  readonly asked: string | undefined
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
    if ('fault' in read) return read
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
    if (!isNew) return refusal('duplicate', read, ['MerchantTradeNo'])
    return { tradeNo }
  }

  private read(body: string): CheckoutFields | OrderRefusal {
    const fields = readFormBody(body)
    if (typeof fields === 'string') return refusal('fields', {}, [fields])
    if (fields['MerchantID'] !== this.merchants.payments.id)
      return refusal('merchant', fields, ['MerchantID'])
    if (!hasValidCheckMacValue(fields, this.merchants.payments))
      return refusal('seal', fields, ['CheckMacValue'])
    const decoded = checkoutFields.safeParse(fields)
    if (!decoded.success) {
      const names = decoded.error.issues.map((issue) => issue.path.join('.'))
      return refusal('fields', fields, names)
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
  return isRight ? undefined : refusal('period', order, ['PeriodAmount'])
}

const codes: Readonly<Record<OrderFault, string>> = {
  fields: '10200052',
  merchant: '10200002',
  seal: wrongCheckMacValueCode,
  duplicate: duplicateOrUnknownCode,
  period: '10200121',
}

const refusal = (
  fault: OrderFault,
  { Language }: { readonly Language?: string | undefined },
  names: readonly string[],
): OrderRefusal => ({ fault, code: codes[fault], names, asked: Language })
