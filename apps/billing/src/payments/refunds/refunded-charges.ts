import { Injectable, Optional } from '@nestjs/common'
import type { RefundAction } from '@originseal/ecpay'
import { receivedBy, type AttemptEntity } from '../attempts/attempt.entity'
import { EcpayCards } from '../ecpay/ecpay-cards'
import { MandatesQueries } from '../mandates/mandates.queries'
import type { CardStanding } from './card-refund.rules'

/** A card's charge that money is given back of. */
export interface RefundedCharge {
  standing(signal: AbortSignal): Promise<CardStanding>
  /** @returns why it was refused; undefined once it is done */
  act(action: RefundAction, amount: number, signal: AbortSignal): Promise<string | undefined>
}

@Injectable()
export class RefundedCharges {
  constructor(
    private readonly mandates: MandatesQueries,
    @Optional() private readonly cards?: EcpayCards,
  ) {}

  /**
   * Undefined where no card has paid, so that nobody can give it back by a call. The provider knows a further charge of a
   * mandate by the number of the mandate.
   */
  async of(attempt: AttemptEntity): Promise<RefundedCharge | undefined> {
    const { cards } = this
    const { payment, providerNumber, chargeNumber, orderId } = attempt
    if (!cards || payment !== 'card' || providerNumber === null || chargeNumber === null) return undefined
    const number = (await this.mandates.chargedFor(orderId)) ?? attempt.number
    const charge = { number, providerNumber, chargeNumber, amount: receivedBy(attempt) }
    return {
      standing: (signal) => cards.standing(charge, signal),
      act: (action, part, signal) => cards.act(charge, action, part, signal),
    }
  }
}
