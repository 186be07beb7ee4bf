import { Injectable } from '@nestjs/common'
import type { PlaceOrderRequest, QuoteOrderResponse } from '@originseal/contracts'
import { Problem, type Caller } from '@originseal/http'
import { PaymentProviders } from '../payment-provider'
import { CheckOrder } from './check-order'

/** Says what an order would cost and bring, without placing it. */
@Injectable()
export class QuoteOrder {
  constructor(
    private readonly checkOrder: CheckOrder,
    private readonly providers: PaymentProviders,
  ) {}

  /** @throws Problem PAYMENT_METHOD_UNAVAILABLE, and as CheckOrder does */
  async execute(
    { item, payment }: Pick<PlaceOrderRequest, 'item' | 'payment'>,
    caller: Caller,
  ): Promise<QuoteOrderResponse> {
    if (!this.providers.offering(payment)) throw new Problem('PAYMENT_METHOD_UNAVAILABLE')
    const { amount } = await this.checkOrder.execute({ item }, caller)
    return {
      amount,
      renews: false,
      ...(item.kind === 'plan' && { beginsAt: new Date().toISOString() }),
    }
  }
}
