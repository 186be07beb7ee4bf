import type { AdministeredOrder, OrderItem } from '@originseal/contracts'
import type { Column } from '@originseal/http'

/** Of orders in a file for spreadsheets. Sums are whole NT$. */
export const paymentColumns: readonly Column<AdministeredOrder>[] = [
  { name: 'id', cell: ({ id }) => id },
  { name: 'number', cell: ({ number }) => number },
  { name: 'ownerId', cell: ({ ownerId }) => ownerId },
  { name: 'item', cell: ({ item }) => nameOf(item) },
  { name: 'amount', cell: ({ amount }) => amount },
  { name: 'refunded', cell: ({ refunded }) => refunded },
  { name: 'payment', cell: ({ payment }) => payment },
  { name: 'state', cell: ({ state }) => state },
  { name: 'review', cell: ({ review }) => review },
  { name: 'placedAt', cell: ({ placedAt }) => placedAt },
  { name: 'paidAt', cell: ({ paidAt }) => paidAt },
  { name: 'renewalOf', cell: ({ renewalOf }) => renewalOf },
]

function nameOf(item: OrderItem): string {
  if (item.kind === 'plan') return `${item.plan} ${item.interval}`
  return item.kind === 'pack' ? item.pack : item.kind
}
