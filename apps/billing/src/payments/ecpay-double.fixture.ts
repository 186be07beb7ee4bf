import { randomInt } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import {
  actionsByState,
  cardStates,
  checkMacValue,
  hasValidCheckMacValue,
  readFormBody,
  stageMerchant,
  taipeiDay,
  taipeiTime,
  tradeStatuses,
  withCheckMacValue,
  writeFormBody,
  type CardState,
  type Fields,
  type RefundAction,
} from '@originseal/ecpay'

/** A card's charge, as the provider keeps it. */
export interface DoubledCharge {
  readonly gwsr: string
  readonly tradeNo: string
  readonly amount: number
  readonly succeeded: boolean
  state: CardState
  refunded: number
}

/** Stands in for the provider on the wire; the whole provider is `apps/sandbox-bank`. */
export interface EcpayDouble {
  readonly url: string
  /** How often it was asked about a try. */
  asked(number: string): number
  /** From now on it says that this try is paid. */
  pay(number: string, amount: number): void
  /** Charges of a try and of the mandate that it has opened, the first one first. */
  charges(number: string): DoubledCharge[]
  /** The next period of a mandate. */
  charge(number: string, succeeded?: boolean): DoubledCharge
  /** Whether it goes on charging by a try. */
  isRunning(number: string): boolean
  /** What it does instead of answering. */
  fault: 'none' | 'refuses' | 'away' | 'unsealed' | 'balance-too-low' | 'refund-answer-lost'
  close(): Promise<void>
}

class Provider {
  readonly charges = new Map<string, DoubledCharge[]>()
  readonly cancelled = new Set<string>()
  readonly asked: string[] = []

  add(number: string, amount: number, succeeded: boolean): DoubledCharge {
    const before = this.charges.get(number) ?? []
    const charge: DoubledCharge = {
      gwsr: String(10_000_000 + randomInt(80_000_000)),
      tradeNo: before.length === 0 ? `T${number.slice(2)}` : `P${randomInt(1_000_000_000)}`,
      amount,
      succeeded,
      state: succeeded ? 'authorised' : 'givenUp',
      refunded: 0,
    }
    this.charges.set(number, [...before, charge])
    return charge
  }

  find(is: (charge: DoubledCharge) => boolean): DoubledCharge | undefined {
    return [...this.charges.values()].flat().find(is)
  }

  trade(number: string): Fields {
    this.asked.push(number)
    return tradeOf(number, this.charges.get(number)?.[0])
  }

  card(gwsr: string | undefined): object {
    const charge = this.find((each) => each.gwsr === gwsr)
    if (!charge) return { RtnMsg: 'error_nopay', RtnValue: '' }
    const { tradeNo, amount, refunded, state } = charge
    const RtnValue = {
      TradeID: tradeNo,
      amount: String(amount),
      clsamt: String(amount - refunded),
      authtime: '',
      status: cardStates[state],
    }
    return { RtnMsg: '', RtnValue }
  }

  act({ TradeNo, Action, TotalAmount }: Fields): Fields {
    const charge = this.find(({ tradeNo }) => tradeNo === TradeNo)
    const next = charge && actionsByState[charge.state][Action as RefundAction]
    if (!charge || !next) return { RtnCode: '10200051', RtnMsg: 'error_status' }
    charge.state = next
    if (Action === 'R') charge.refunded += Number(TotalAmount)
    if (Action === 'N') charge.refunded = charge.amount
    return { RtnCode: '1', RtnMsg: 'OK' }
  }

  /** The file of a day: a line for each charge that has succeeded, all of which were made today. */
  file(day: string | undefined): string {
    const heading = ['特店訂單編號', '綠界訂單編號', '交易金額', '退款金額']
    const charges = day?.replaceAll('-', '/') === taipeiDay(new Date()) ? [...this.charges] : []
    const lines = charges.flatMap(([number, made]) =>
      made
        .filter(({ succeeded }) => succeeded)
        .map(({ tradeNo, amount, refunded }) => [number, tradeNo, String(amount), String(refunded)]),
    )
    return [heading, ...lines].map((line) => line.map((cell) => `"${cell}"`).join(',')).join('\r\n')
  }

  mandate(number: string): object {
    const charges = this.charges.get(number) ?? []
    return {
      MerchantID: stageMerchant.id,
      MerchantTradeNo: number,
      TradeNo: `T${number.slice(2)}`,
      RtnCode: 1,
      PeriodAmount: charges[0]?.amount ?? 0,
      TotalSuccessTimes: charges.length,
      ExecStatus: this.cancelled.has(number) ? '0' : '1',
      ExecLog: charges.map((charge) => ({
        RtnCode: charge.succeeded ? 1 : 10100058,
        amount: charge.amount,
        gwsr: Number(charge.gwsr),
        process_date: taipeiTime(new Date()),
        TradeNo: charge.tradeNo,
      })),
    }
  }

  end(number: string, action: string | undefined): object {
    if (action === 'Cancel') this.cancelled.add(number)
    else this.add(number, this.charges.get(number)?.[0]?.amount ?? 0, true)
    return { RtnCode: 1, RtnMsg: 'OK' }
  }
}

export async function startEcpayDouble(): Promise<EcpayDouble> {
  const provider = new Provider()
  const double: EcpayDouble = {
    url: '',
    asked: (number) => provider.asked.filter((each) => each === number).length,
    pay: (number, amount) => void provider.add(number, amount, true),
    charges: (number) => provider.charges.get(number) ?? [],
    charge: (number, succeeded = true) =>
      provider.add(number, provider.charges.get(number)?.[0]?.amount ?? 0, succeeded),
    isRunning: (number) => !provider.cancelled.has(number),
    fault: 'none',
    close: async () => undefined,
  }
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const fields = readFormBody(body) as Fields
      if (!hasValidCheckMacValue(fields, stageMerchant)) return response.end('0|CheckMacValue Error')
      if (double.fault === 'refuses') return response.writeHead(403).end()
      const number = String(fields['MerchantTradeNo'])
      if (double.fault === 'away') {
        provider.asked.push(number)
        return response.destroy()
      }
      if (request.url?.endsWith('/DoAction')) {
        if (double.fault === 'balance-too-low')
          return response.end(writeFormBody({ RtnCode: '10200051', RtnMsg: 'error_overflow' }))
        const done = provider.act(fields)
        return double.fault === 'refund-answer-lost' ? response.destroy() : response.end(writeFormBody(done))
      }
      if (request.url?.endsWith('/TradeNoAio')) return response.end(provider.file(fields['BeginDate']))
      if (request.url?.endsWith('/QueryTrade/V2'))
        return response.end(JSON.stringify(provider.card(fields['CreditRefundId'])))
      if (request.url?.endsWith('/QueryCreditCardPeriodInfo'))
        return response.end(JSON.stringify(provider.mandate(number)))
      if (request.url?.endsWith('/CreditCardPeriodAction'))
        return response.end(JSON.stringify(provider.end(number, fields['Action'])))
      const answer = provider.trade(number)
      return response.end(writeFormBody(double.fault === 'unsealed' ? { ...answer, TradeAmt: '1' } : answer))
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(double, { url, close: () => new Promise<void>((done) => server.close(() => done())) })
}

const tradeOf = (number: string, charge: DoubledCharge | undefined): Fields =>
  withCheckMacValue(
    {
      MerchantID: stageMerchant.id,
      MerchantTradeNo: number,
      TradeNo: `T${number.slice(2)}`,
      TradeAmt: String(charge?.amount ?? 0),
      TradeStatus: charge === undefined ? tradeStatuses.unpaid : tradeStatuses.paid,
      PaymentType: 'Credit_CreditCard',
      PaymentDate: '',
      gwsr: charge?.gwsr ?? '',
    },
    stageMerchant,
  )

/** A notice of a further charge. */
export function periodNoticeOf(number: string, charge: DoubledCharge, change: Fields = {}): string {
  const fields = {
    MerchantID: stageMerchant.id,
    MerchantTradeNo: number,
    RtnCode: '1',
    RtnMsg: '交易成功',
    PeriodType: 'M',
    Frequency: '1',
    ExecTimes: '99',
    Amount: String(charge.amount),
    Gwsr: charge.gwsr,
    ProcessDate: taipeiTime(new Date()),
    TotalSuccessTimes: '2',
    ...change,
  }
  return writeFormBody({ ...fields, CheckMacValue: checkMacValue(fields, stageMerchant) })
}

/** A notice as the provider's server sends it. */
export function noticeOf(number: string, amount: number, change: Fields = {}): string {
  const fields = {
    MerchantID: stageMerchant.id,
    MerchantTradeNo: number,
    RtnCode: '1',
    RtnMsg: '交易成功',
    TradeNo: `T${number.slice(2)}`,
    TradeAmt: String(amount),
    PaymentDate: '2026/11/22 12:00:00',
    PaymentType: 'Credit_CreditCard',
    SimulatePaid: '0',
    ...change,
  }
  return writeFormBody({ ...fields, CheckMacValue: checkMacValue(fields, stageMerchant) })
}
