import type { BookedPayment } from '../reconciliation/compare-payments.rules'
import { readDayFile, UnreadableDayFile } from './day-file.rules'
import { EcpayConnection, ProviderSilent } from './ecpay-connection'
import type { EcpaySettings } from './ecpay-settings'

/** ECPay's file of a day's payments, which another host gives out, one a minute. */
export class EcpayFiles {
  private readonly connection: EcpayConnection

  constructor(settings: Pick<EcpaySettings, 'url' | 'keys'>) {
    this.connection = new EcpayConnection(settings)
  }

  /** The payments of a day in Taipei, `yyyy-MM-dd`. @throws ProviderSilent for no answer, or one that is no file */
  async paymentsOf(day: string, signal: AbortSignal): Promise<BookedPayment[]> {
    // Those that were paid on the day, in the first of the formats, as UTF-8.
    const fields = {
      DateType: '2',
      BeginDate: day,
      EndDate: day,
      PaymentStatus: '1',
      MediaFormated: '0',
      CharSet: '2',
    }
    const text = await this.connection.post('/PaymentMedia/TradeNoAio', fields, signal)
    try {
      return readDayFile(text)
    } catch (error) {
      if (error instanceof UnreadableDayFile) throw new ProviderSilent(`TradeNoAio: ${error.message}`)
      throw error
    }
  }
}
