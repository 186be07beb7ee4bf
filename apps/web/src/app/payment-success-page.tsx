import type { Order } from '@originseal/contracts'
import { OrderPage } from '../features/orders/order-page'
import { UnlockedLinks } from '../features/scans/unlocked-links'
import { BroughtUnits } from '../features/units/brought-units'

/** Features are strangers, so an order and what it has brought meet here. */
export function Component() {
  return <OrderPage Brought={Brought} />
}

function Brought({ order }: { readonly order: Order }) {
  const { item } = order
  return item.kind === 'scan-unlock' ? <UnlockedLinks scanId={item.scanId} /> : <BroughtUnits order={order} />
}
