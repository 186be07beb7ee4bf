import { Controller } from '@nestjs/common'
import type { ListPaymentMethodsResponse } from '@originseal/contracts'
import { listPaymentMethods } from '@originseal/contracts/billing/endpoints'
import { Endpoint } from '@originseal/http'
import { PaymentProviders } from './payment-provider'

@Controller()
export class PaymentMethodsController {
  constructor(private readonly providers: PaymentProviders) {}

  @Endpoint(listPaymentMethods)
  list(): ListPaymentMethodsResponse {
    return { methods: this.providers.offered() }
  }
}
