import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import {
  checkMacValue,
  hasValidCheckMacValue,
  readFormBody,
  stageMerchant,
  tradeStatuses,
  withCheckMacValue,
  writeFormBody,
  type Fields,
} from '@originseal/ecpay'

/** Stands in for the provider's queries on the wire; the whole provider is `apps/sandbox-bank`. */
export interface EcpayDouble {
  readonly url: string
  /** How often it was asked about a try. */
  asked(number: string): number
  /** From now on it says that this try is paid. */
  pay(number: string, amount: number): void
  /** What it does instead of answering. */
  fault: 'none' | 'refuses' | 'away' | 'unsealed'
  close(): Promise<void>
}

export async function startEcpayDouble(): Promise<EcpayDouble> {
  const paid = new Map<string, number>()
  const asked: string[] = []
  const double: EcpayDouble = {
    url: '',
    asked: (number) => asked.filter((each) => each === number).length,
    pay: (number, amount) => void paid.set(number, amount),
    fault: 'none',
    close: async () => undefined,
  }
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const fields = readFormBody(body) as Fields
      if (!hasValidCheckMacValue(fields, stageMerchant)) return response.end('0|CheckMacValue Error')
      const number = String(fields['MerchantTradeNo'])
      asked.push(number)
      if (double.fault === 'refuses') return response.writeHead(403).end()
      if (double.fault === 'away') return response.destroy()
      const answer = tradeOf(number, paid.get(number))
      return response.end(writeFormBody(double.fault === 'unsealed' ? { ...answer, TradeAmt: '1' } : answer))
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(double, { url, close: () => new Promise<void>((done) => server.close(() => done())) })
}

const tradeOf = (number: string, amount: number | undefined): Fields =>
  withCheckMacValue(
    {
      MerchantID: stageMerchant.id,
      MerchantTradeNo: number,
      TradeNo: `T${number.slice(2)}`,
      TradeAmt: String(amount ?? 0),
      TradeStatus: amount === undefined ? tradeStatuses.unpaid : tradeStatuses.paid,
      PaymentType: 'Credit_CreditCard',
      PaymentDate: '',
    },
    stageMerchant,
  )

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
