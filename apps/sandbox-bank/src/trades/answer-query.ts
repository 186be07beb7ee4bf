import { Injectable } from '@nestjs/common'
import {
  cardStates,
  duplicateOrUnknownCode,
  paidCode,
  taipeiTime,
  tradeStatuses,
  type Fields,
} from '@originseal/ecpay'
import { ChargesQueries } from './charges.queries'
import { execStatuses } from './mandate.rules'
import { MandatesQueries } from './mandates.queries'
import { paymentTypes } from './trade.rules'
import { TradesQueries } from './trades.queries'

/** What the bank says of an order when the merchant asks. */
@Injectable()
export class AnswerQuery {
  constructor(
    private readonly trades: TradesQueries,
    private readonly charges: ChargesQueries,
    private readonly mandates: MandatesQueries,
  ) {}

  /** QueryTradeInfo. An order that is not there has the status of one. */
  async tradeInfo(asked: Fields): Promise<Fields> {
    const merchantTradeNo = asked['MerchantTradeNo'] ?? ''
    const trade = await this.trades.byMerchant(merchantTradeNo)
    const known = { MerchantID: asked['MerchantID'] ?? '', MerchantTradeNo: merchantTradeNo }
    if (!trade)
      return { ...known, TradeNo: '', TradeAmt: '0', PaymentType: '', TradeStatus: duplicateOrUnknownCode }
    const isSilent = trade.silentUntil !== null && trade.silentUntil > new Date()
    const isPaid = trade.state === 'paid' && !isSilent
    const [charge] = await this.charges.ofOrder(trade.tradeNo)
    return {
      ...known,
      StoreID: '',
      TradeNo: trade.tradeNo,
      TradeAmt: String(trade.amount),
      PaymentDate: isPaid && trade.at ? taipeiTime(trade.at) : '',
      PaymentType: paymentTypes[trade.method],
      TradeDate: taipeiTime(trade.createdAt),
      TradeStatus: isPaid ? tradeStatuses.paid : tradeStatuses.unpaid,
      ItemName: trade.sent.ItemName,
      CustomField1: trade.sent.CustomField1 ?? '',
      gwsr: isPaid ? (charge?.gwsr ?? '') : '',
    }
  }

  /** CreditDetail/QueryTrade/V2: one card charge by its authorisation. */
  async cardCharge(gwsr: string): Promise<object> {
    const charge = await this.charges.byGwsr(gwsr)
    if (!charge) return { RtnMsg: 'error_nopay', RtnValue: '' }
    return {
      RtnMsg: '',
      RtnValue: {
        TradeID: charge.tradeNo,
        amount: String(charge.amount),
        clsamt: String(
          ['toCapture', 'captured'].includes(charge.state) ? charge.amount - charge.refunded : 0,
        ),
        authtime: taipeiTime(charge.at),
        status: cardStates[charge.state],
      },
    }
  }

  /** QueryCreditCardPeriodInfo; numbers are numbers here. */
  async periodInfo(merchantTradeNo: string): Promise<object> {
    const trade = await this.trades.byMerchant(merchantTradeNo)
    const mandate = trade && (await this.mandates.find(trade.tradeNo))
    if (!trade || !mandate) return { RtnCode: Number(duplicateOrUnknownCode), RtnMsg: 'no such mandate' }
    const charges = await this.charges.ofOrder(trade.tradeNo)
    return {
      MerchantID: trade.sent.MerchantID,
      MerchantTradeNo: merchantTradeNo,
      TradeNo: trade.tradeNo,
      RtnCode: Number(paidCode),
      PeriodType: mandate.periodType,
      Frequency: mandate.frequency,
      ExecTimes: mandate.times,
      PeriodAmount: trade.amount,
      amount: trade.amount,
      process_date: taipeiTime(trade.at ?? trade.createdAt),
      TotalSuccessTimes: mandate.succeeded,
      TotalSuccessAmount: mandate.succeeded * trade.amount,
      ExecStatus: execStatuses[mandate.state],
      ExecLog: charges.map((charge) => ({
        RtnCode: Number(charge.code),
        amount: charge.amount,
        gwsr: Number(charge.gwsr),
        process_date: taipeiTime(charge.at),
        auth_code: charge.gwsr.slice(0, 6),
        TradeNo: charge.tradeNo,
      })),
    }
  }
}
