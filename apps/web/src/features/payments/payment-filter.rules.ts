import { listPaymentsRequest } from '@originseal/contracts'
import { filterOf } from '../../components/address-filter.rules'
import type { PaymentFilter } from './payments.api'

const { search, state, payment, dated, from, until } = listPaymentsRequest.shape

/** What the address asks of the orders. */
export const paymentFilterOf = (params: URLSearchParams): PaymentFilter => ({
  ...filterOf({ search, state, payment, dated, from, until }, params),
  ...(params.get('shown') === 'review' && { review: 'true' }),
})
