import { periodInfo, readTaipeiTime, type PeriodInfo } from '@originseal/ecpay'
import { z } from 'zod'
import { EcpayConnection, ProviderSilent, timeStamp } from './ecpay-connection'
import type { EcpaySettings } from './ecpay-settings'

/** A charge of a mandate, as the provider knows it. */
export interface MandateCharge {
  /** Of the authorisation. */
  readonly chargeNumber: string
  /** The provider's, of this charge; absent where only a notice has told of it. */
  readonly providerNumber?: string
  /** Whole NT$. */
  readonly amount: number
  readonly succeeded: boolean
  /** The provider's, of what became of it. */
  readonly code: string
  readonly at: Date
}

/** What the provider says of a mandate. */
export interface MandateInfo {
  /** Whether it charges on; false for one that was cancelled, that six failures have ended, or that is complete. */
  readonly isRunning: boolean
  /** Every charge that it has tried, the first one too; oldest first. */
  readonly charges: readonly MandateCharge[]
}

const done = 1
const paid = '1'
const running = '1'
const actionAnswer = z.looseObject({ RtnCode: z.coerce.number(), RtnMsg: z.string().default('') })

/** ECPay's recurring charges of a card: one fixed amount, asked about and ended by the number of the try that opened it. */
export class EcpayMandates {
  private readonly connection: EcpayConnection

  constructor(settings: Pick<EcpaySettings, 'url' | 'keys'>) {
    this.connection = new EcpayConnection(settings)
  }

  /** @throws ProviderSilent */
  async info(number: string, signal: AbortSignal): Promise<MandateInfo> {
    const fields = { MerchantTradeNo: number, TimeStamp: timeStamp() }
    const body = await this.connection.post('/Cashier/QueryCreditCardPeriodInfo', fields, signal)
    const { success, data } = periodInfo.safeParse(jsonOf(body))
    if (!success || data.RtnCode !== paid || data.MerchantTradeNo !== number)
      throw new ProviderSilent('QueryCreditCardPeriodInfo')
    return { isRunning: data.ExecStatus === running, charges: data.ExecLog.map(chargeOf) }
  }

  /** Final: a new mandate needs a new order. @returns false if it charges no more already. @throws ProviderSilent */
  cancel(number: string, signal: AbortSignal): Promise<boolean> {
    return this.act(number, 'Cancel', signal)
  }

  /** Lets the latest charge be tried again. @returns false if that has not failed. @throws ProviderSilent */
  retry(number: string, signal: AbortSignal): Promise<boolean> {
    return this.act(number, 'ReAuth', signal)
  }

  private async act(number: string, Action: 'Cancel' | 'ReAuth', signal: AbortSignal): Promise<boolean> {
    const fields = { MerchantTradeNo: number, Action, TimeStamp: timeStamp() }
    const body = await this.connection.post('/Cashier/CreditCardPeriodAction', fields, signal)
    const { success, data } = actionAnswer.safeParse(jsonOf(body))
    if (!success) throw new ProviderSilent(`CreditCardPeriodAction ${Action}`)
    return data.RtnCode === done
  }
}

function chargeOf(entry: PeriodInfo['ExecLog'][number]): MandateCharge {
  return {
    chargeNumber: entry.gwsr,
    providerNumber: entry.TradeNo,
    amount: entry.amount,
    succeeded: entry.RtnCode === paid,
    code: entry.RtnCode,
    at: readTaipeiTime(entry.process_date) ?? new Date(),
  }
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
