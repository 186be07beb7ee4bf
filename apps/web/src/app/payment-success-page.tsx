import type { Order } from '@originseal/contracts'
import { OrderPage } from '../features/orders/order-page'
import { UnlockedLinks } from '../features/scans/unlocked-links'
import { LaterPlan } from '../features/subscription/later-plan'
import { BroughtUnits } from '../features/units/brought-units'

/** Features are strangers, so an order and what it has brought meet here. */
export function Component() {
  return <OrderPage Brought={Brought} />
}

function Brought({ order }: { readonly order: Order }) {
  const { item } = order
  if (item.kind === 'scan-unlock') return <UnlockedLinks scanId={item.scanId} />
  const units = <BroughtUnits order={order} />
  return item.kind === 'plan' ? <LaterPlan plan={item.plan}>{units}</LaterPlan> : units
}
