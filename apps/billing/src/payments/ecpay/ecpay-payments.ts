import type { NextStep, PaymentMethodName } from '@originseal/contracts'
import {
  hasValidCheckMacValue,
  readFormBody,
  tradeInfo,
  tradeStatuses,
  withCheckMacValue,
  writeFormBody,
} from '@originseal/ecpay'
import { refuseInTransaction } from '@originseal/runtime'
import type { Attempt, PaymentProvider, PaymentStatus } from '../payment-provider'
import { checkoutForm, choosePayment } from './checkout-form'
import type { EcpaySettings } from './ecpay-settings'

const answerMs = 10_000
/** Who asks too fast is refused for half an hour. */
const refusedMs = 1_800_000

/** ECPay's AIO: the payer is on the provider's pages, we ask it by QueryTradeInfo. */
export class EcpayPayments implements PaymentProvider {
  readonly name = 'ecpay'
  readonly payments: ReadonlySet<PaymentMethodName> = new Set(
    Object.keys(choosePayment) as PaymentMethodName[],
  )

  constructor(private readonly settings: EcpaySettings) {}

  begin(attempt: Attempt): NextStep {
    const action = `${this.settings.url}/Cashier/AioCheckOut/V5`
    return { kind: 'form', action, fields: checkoutForm(attempt, this.settings) }
  }

  async query({ number }: Pick<Attempt, 'number'>, signal: AbortSignal): Promise<PaymentStatus> {
    refuseInTransaction('payments.query')
    const { url, merchant } = this.settings
    // Good for three minutes only, so made for each call.
    const TimeStamp = String(Math.floor(Date.now() / 1_000))
    const fields = withCheckMacValue(
      { MerchantID: merchant.id, MerchantTradeNo: number, TimeStamp },
      merchant,
    )
    try {
      const response = await fetch(`${url}/Cashier/QueryTradeInfo/V5`, {
        method: 'POST',
        body: writeFormBody(fields),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(answerMs)]),
      })
      if (response.status === 403) return { status: 'silent', askAfter: new Date(Date.now() + refusedMs) }
      return response.ok ? this.read(await response.text(), number) : { status: 'silent' }
    } catch (error) {
      if (signal.aborted) throw error
      return { status: 'silent' }
    }
  }

  /** An answer counts if it is sealed, ours, and about the try that was asked for. */
  private read(body: string, number: string): PaymentStatus {
    const fields = readFormBody(body)
    if (typeof fields === 'string' || !hasValidCheckMacValue(fields, this.settings.merchant))
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
