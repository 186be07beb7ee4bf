import { orderItem, type OrderItem } from '@originseal/contracts'

/** Where an item is paid: the cart is the address, and holds one thing at a time. */
export function checkoutPath(item: OrderItem): string {
  if (item.kind === 'plan') return `/payment?plan=${item.plan}&interval=${item.interval}`
  return item.kind === 'pack' ? `/addon-payment?pack=${item.pack}` : `/addon-payment?scan=${item.scanId}`
}

/** The item that an address of a checkout names; undefined where it names none that is sold. */
export function itemIn(query: URLSearchParams): OrderItem | undefined {
  return orderItem.safeParse(asked(query)).data
}

function asked(query: URLSearchParams): object {
  if (query.has('scan')) return { kind: 'scan-unlock', scanId: query.get('scan') }
  if (query.has('pack')) return { kind: 'pack', pack: query.get('pack') }
  return { kind: 'plan', plan: query.get('plan'), interval: query.get('interval') ?? 'month' }
}
