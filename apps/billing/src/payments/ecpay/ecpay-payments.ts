import type { NextStep, PaymentMethodName } from '@originseal/contracts'
import { hasValidCheckMacValue, readFormBody, tradeInfo, tradeStatuses } from '@originseal/ecpay'
import type { Attempt, PaymentProvider, PaymentStatus } from '../payment-provider'
import { checkoutForm, choosePayment } from './checkout-form'
import { EcpayConnection, ProviderSilent, timeStamp } from './ecpay-connection'
import type { EcpaySettings } from './ecpay-settings'

/** Who asks too fast is refused for half an hour. */
const refusedMs = 1_800_000

const everyWay: ReadonlySet<PaymentMethodName> = new Set(Object.keys(choosePayment) as PaymentMethodName[])
const noWay: ReadonlySet<PaymentMethodName> = new Set()

/** ECPay's AIO: the payer is on the provider's pages, we ask it by QueryTradeInfo. */
export class EcpayPayments implements PaymentProvider {
  readonly name = 'ecpay'
  private readonly connection: EcpayConnection

  constructor(private readonly settings: EcpaySettings) {
    this.connection = new EcpayConnection(settings)
  }

  /** None as long as nobody has set a merchant. */
  get payments(): ReadonlySet<PaymentMethodName> {
    return this.settings.keys.current() ? everyWay : noWay
  }

  begin(attempt: Attempt): NextStep {
    const action = `${this.settings.url}/Cashier/AioCheckOut/V5`
    return { kind: 'form', action, fields: checkoutForm(attempt, this.settings) }
  }

  async query({ number }: Pick<Attempt, 'number'>, signal: AbortSignal): Promise<PaymentStatus> {
    const fields = { MerchantTradeNo: number, TimeStamp: timeStamp() }
    try {
      return this.read(await this.connection.post('/Cashier/QueryTradeInfo/V5', fields, signal), number)
    } catch (error) {
      if (!(error instanceof ProviderSilent)) throw error
      return {
        status: 'silent',
        ...(error.isRefusing && { askAfter: new Date(Date.now() + refusedMs) }),
      }
    }
  }

  /** An answer counts if it is sealed, ours, and about the try that was asked for. */
  private read(body: string, number: string): PaymentStatus {
    const fields = readFormBody(body)
    const merchant = this.settings.keys.current()
    if (typeof fields === 'string' || !merchant || !hasValidCheckMacValue(fields, merchant))
      return { status: 'silent' }
    const { success, data } = tradeInfo.safeParse(fields)
    if (!success || data.MerchantTradeNo !== number) return { status: 'silent' }
    if (data.TradeStatus !== tradeStatuses.paid) return { status: 'unpaid' }
    return {
      status: 'paid',
      amount: Number(data.TradeAmt),
      providerNumber: data.TradeNo,
      ...(data.gwsr && { chargeNumber: data.gwsr }),
    }
  }
}
