import { numberIssuedCodes, paidCode, taipeiTime, type Fields, type NumberMethod } from '@originseal/ecpay'
import type { CardChargeEntity } from './card-charge.entity'
import type { MandateEntity } from './mandate.entity'
import type { TradeEntity } from './trade.entity'
import { paymentTypes } from './trade.rules'

/** The fields of ReturnURL and OrderResultURL. */
export function paymentFields(trade: TradeEntity, charge?: Pick<CardChargeEntity, 'gwsr'>): Fields {
  const { sent } = trade
  return {
    ...ofMerchant(trade),
    RtnCode: trade.code ?? '0',
    RtnMsg: trade.message ?? '',
    TradeAmt: String(trade.amount),
    PaymentDate: trade.code === paidCode && trade.at ? taipeiTime(trade.at) : '',
    PaymentType: paymentTypes[trade.method],
    PaymentTypeChargeFee: String(Math.ceil(trade.amount * 0.0275)),
    TradeDate: taipeiTime(trade.createdAt),
    SimulatePaid: '0',
    ...(charge &&
      sent.NeedExtraPaidInfo === 'Y' && { gwsr: charge.gwsr, card4no: '2222', card6no: '431195', eci: '5' }),
  }
}

/** The fields of PaymentInfoURL. */
export function numberFields(trade: TradeEntity, method: NumberMethod): Fields {
  return {
    ...ofMerchant(trade),
    RtnCode: numberIssuedCodes[method],
    RtnMsg: 'Get VirtualAccount Succeeded',
    TradeAmt: String(trade.amount),
    PaymentType: paymentTypes[method],
    TradeDate: taipeiTime(trade.createdAt),
    ...(trade.number as Record<string, string>),
  }
}

/** The fields of PeriodReturnURL. */
export function periodFields(trade: TradeEntity, mandate: MandateEntity, charge: CardChargeEntity): Fields {
  return {
    MerchantID: trade.sent.MerchantID,
    MerchantTradeNo: trade.merchantTradeNo,
    RtnCode: charge.code,
    RtnMsg: charge.code === paidCode ? '交易成功' : '付款失敗',
    PeriodType: mandate.periodType,
    Frequency: String(mandate.frequency),
    ExecTimes: String(mandate.times),
    Amount: String(charge.amount),
    Gwsr: charge.gwsr,
    ProcessDate: taipeiTime(charge.at),
    AuthCode: charge.gwsr.slice(0, 6),
    FirstAuthAmount: String(trade.amount),
    TotalSuccessTimes: String(mandate.succeeded),
    CustomField1: trade.sent.CustomField1 ?? '',
  }
}

const ofMerchant = ({ sent, tradeNo, merchantTradeNo }: TradeEntity): Fields => ({
  MerchantID: sent.MerchantID,
  MerchantTradeNo: merchantTradeNo,
  StoreID: '',
  TradeNo: tradeNo,
  CustomField1: sent.CustomField1 ?? '',
})
