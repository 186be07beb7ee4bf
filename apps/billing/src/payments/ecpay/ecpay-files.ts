import type { BookedPayment } from '../reconciliation/compare-payments.rules'
import { EcpayConnection, ProviderSilent } from './ecpay-connection'
import type { EcpaySettings } from './ecpay-settings'

/** Headings of the columns that are read. */
const columns = {
  attemptNumber: '特店訂單編號',
  providerNumber: '綠界訂單編號',
  amount: '交易金額',
  refunded: '退款金額',
} as const

/** ECPay's file of a day's payments, which another host gives out, one a minute. */
export class EcpayFiles {
  private readonly connection: EcpayConnection

  constructor(settings: Pick<EcpaySettings, 'url' | 'merchant'>) {
    this.connection = new EcpayConnection(settings)
  }

  /** The payments of a day in Taipei, `yyyy-MM-dd`. @throws ProviderSilent for no answer, or one that is no file */
  async paymentsOf(day: string, signal: AbortSignal): Promise<BookedPayment[]> {
    // By the day of payment, in the format that is read by its headings.
    const fields = { DateType: '2', BeginDate: day, EndDate: day, MediaFormated: '0' }
    return readFile(await this.connection.post('/PaymentMedia/TradeNoAio', fields, signal))
  }
}

function readFile(text: string): BookedPayment[] {
  const [heading = [], ...rows] = text
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map(cellsOf)
  const places = Object.entries(columns).map(([name, title]) => [name, heading.indexOf(title)] as const)
  if (places.some(([, place]) => place < 0))
    throw new ProviderSilent('TradeNoAio: no headings that are known')
  return rows.map((cells) => {
    const read = Object.fromEntries(places.map(([name, place]) => [name, cells[place] ?? '']))
    const payment = {
      attemptNumber: String(read['attemptNumber']),
      providerNumber: String(read['providerNumber']),
      amount: Number(read['amount']),
      refunded: Number(read['refunded']),
    }
    if (!Number.isInteger(payment.amount) || !Number.isInteger(payment.refunded))
      throw new ProviderSilent(`TradeNoAio: no amounts for ${payment.attemptNumber}`)
    return payment
  })
}

/** Every cell stands in quotes, perhaps after an equals sign that spreadsheets want; none holds a quote. */
const cellsOf = (line: string): string[] =>
  line.replace('\uFEFF', '').replaceAll('="', '"').slice(1, -1).split('","')
