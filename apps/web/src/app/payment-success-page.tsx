import { OrderPage } from '../features/orders/order-page'
import { BroughtUnits } from '../features/units/brought-units'

/** Features are strangers, so an order and the units that it has brought meet here. */
export function Component() {
  return <OrderPage Brought={BroughtUnits} />
}
