import { useState } from 'react'
import type { StoriesMeta } from '../../catalogue/stories'
import { Button } from '../button'
import { StatusBadge } from '../status-badge'
import { DataTable } from './data-table'
import type { TableColumn } from './table-columns'

export default { title: 'Data/Table' } satisfies StoriesMeta

interface Order {
  readonly id: string
  readonly buyer: string
  readonly amount: number
  readonly isPaid: boolean
}

const buyers = ['Lin Xiaoyin', 'Ada', 'Chen Mei', 'Wu Dali', 'Bertha', 'Yamada']
const orders = (count: number): Order[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `order-${index + 1}`,
    buyer: `${buyers[index % buyers.length]} ${index + 1}`,
    amount: ((index * 37) % 90) * 10,
    isPaid: index % 3 !== 0,
  }))

const columns: readonly TableColumn<Order>[] = [
  { id: 'buyer', header: 'Buyer', isTitle: true, value: ({ buyer }) => buyer, cell: ({ buyer }) => buyer },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    value: ({ amount }) => amount,
    cell: ({ amount }) => `NT$${amount}`,
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ isPaid }) => (
      <StatusBadge tone={isPaid ? 'good' : 'warn'}>{isPaid ? 'Paid' : 'Open'}</StatusBadge>
    ),
  },
]
const few = orders(17)
const many = orders(1_000)
const rowId = ({ id }: Order) => id

export function SearchedSelectedPaged() {
  const [ids, setIds] = useState<readonly string[]>(['order-2'])
  return (
    <DataTable
      label="Orders"
      columns={columns}
      rows={few}
      rowId={rowId}
      isSearched
      pageSize={5}
      selection={{ ids, onChange: setIds }}
      actions={<Button look="secondary">Send a reminder</Button>}
    />
  )
}

export function AThousandRows() {
  return <DataTable label="All orders" columns={columns} rows={many} rowId={rowId} isSearched />
}

export function NoRows() {
  return <DataTable label="No orders" columns={columns} rows={[]} rowId={rowId} />
}

export function AsCards() {
  return (
    <div className="max-w-[22rem]">
      <DataTable label="Orders on a telephone" columns={columns} rows={few.slice(0, 3)} rowId={rowId} />
    </div>
  )
}
