import {
  cardCharge,
  cardStates,
  readFormBody,
  refundAnswer,
  type CardState,
  type RefundAction,
} from '@originseal/ecpay'
import type { CardStanding } from '../refunds/card-refund.rules'
import { EcpayConnection, ProviderSilent } from './ecpay-connection'
import type { EcpaySettings } from './ecpay-settings'

/** A paid charge of a card, as the provider knows it. */
export interface CardCharge {
  /** Of the try, or of the mandate. */
  readonly number: string
  /** The provider's, of this charge. */
  readonly providerNumber: string
  /** Of the authorisation. */
  readonly chargeNumber: string
  readonly amount: number
}

const states = new Map<string, CardState>(
  Object.entries(cardStates).map(([state, text]) => [text, state as CardState]),
)

/** ECPay's CreditDetail: where a card's charge stands, and what is to be done with it. */
export class EcpayCards {
  private readonly connection: EcpayConnection

  constructor(private readonly settings: Pick<EcpaySettings, 'url' | 'keys'>) {
    this.connection = new EcpayConnection(settings)
  }

  /** @throws ProviderSilent */
  async standing({ chargeNumber, amount }: CardCharge, signal: AbortSignal): Promise<CardStanding> {
    const fields = {
      CreditRefundId: chargeNumber,
      CreditAmount: String(amount),
      // The provider's back office tells it to the merchant, who proves by it that they may look at charges.
      CreditCheckCode: this.settings.keys.current()?.checkCode ?? '',
    }
    const { RtnMsg, RtnValue } = cardCharge.parse(
      JSON.parse(await this.connection.post('/CreditDetail/QueryTrade/V2', fields, signal)),
    )
    const state = RtnValue === '' ? undefined : states.get(RtnValue.status)
    if (RtnValue === '' || !state) throw new ProviderSilent(`QueryTrade: ${RtnMsg || 'an unknown state'}`)
    const charged = Number(RtnValue.amount)
    const kept = Number(RtnValue.clsamt)
    // Before a charge is to be captured nothing of it can have been given back.
    const refunded = state === 'authorised' ? 0 : state === 'givenUp' ? charged : charged - kept
    return { state, amount: charged, refunded }
  }

  /** @returns why it was refused; undefined once it is done. @throws ProviderSilent */
  async act(
    { number, providerNumber }: CardCharge,
    action: RefundAction,
    amount: number,
    signal: AbortSignal,
  ): Promise<string | undefined> {
    const fields = {
      MerchantTradeNo: number,
      TradeNo: providerNumber,
      Action: action,
      TotalAmount: String(amount),
    }
    const body = readFormBody(await this.connection.post('/CreditDetail/DoAction', fields, signal))
    const answer = refundAnswer.safeParse(body)
    if (!answer.success) throw new ProviderSilent('DoAction: no RtnCode')
    const { RtnCode, RtnMsg } = answer.data
    return RtnCode === '1' ? undefined : `${RtnCode} ${RtnMsg}`
  }
}
