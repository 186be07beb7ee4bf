import { searchedAs, type Searched } from '@originseal/contracts'

/** Where an order is found by what somebody knows of it; `$1` stands for the text. */
const sources: Partial<Record<Searched['by'], readonly string[]>> = {
  id: ['SELECT $1::uuid AS id', 'SELECT order_id FROM refund WHERE id = $1::uuid'],
  'order-number': [
    'SELECT id FROM purchase_order WHERE number = $1',
    'SELECT order_id FROM payment_attempt WHERE number = $1',
  ],
  'provider-number': ['SELECT order_id FROM payment_attempt WHERE provider_number = $1'],
  'invoice-number': ['SELECT order_id FROM invoice WHERE number = $1'],
  'business-number': ["SELECT id FROM purchase_order WHERE invoice->>'businessNumber' = $1"],
}

/** Subqueries of the orders' ids for a typed text, each answered by an index; none if it stands for no order. */
export const orderSearchOf = (
  typed: string,
): { readonly value: string; readonly sources: readonly string[] }[] =>
  searchedAs(typed).flatMap(({ by, value }) => {
    const found = sources[by]
    return found ? [{ value, sources: found }] : []
  })
