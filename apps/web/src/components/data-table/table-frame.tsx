import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyComponent } from '../../loading/lazy-component'
import { Skeleton } from '../skeleton'
import { roles } from './table-roles'
import { TableHead } from './table-head'
import { bodyLook, tableLook, type TableFrameProps } from './table-parts'
import { TableRow } from './table-row'

/** From so many rows on, only those in sight are in the page. */
const MANY_ROWS = 100

type AnyTable = TableFrameProps<object>
const VirtualTable = lazyComponent<AnyTable>('virtual-table', () =>
  import('./virtual-table').then((part) => ({ default: part.VirtualTable })),
)

/** The table itself. Its roles are written out: shown as cards, it is still a table to a screen reader. */
export function TableFrame<Row extends object>(props: TableFrameProps<Row>) {
  const { label, table, columns, isSelectable } = props
  const { t } = useTranslation('components')
  const { rows } = table.getRowModel()
  if (rows.length === 0) return <p className="card px-5 py-8 text-center text-soft">{t('table.none')}</p>
  if (rows.length > MANY_ROWS)
    return (
      <Suspense fallback={<Skeleton />}>
        <VirtualTable {...(props as unknown as AnyTable)} />
      </Suspense>
    )
  return (
    <div className="card @max-[38rem]:border-0 @max-[38rem]:bg-transparent @max-[38rem]:shadow-none">
      <table {...roles.table} aria-label={label} className={tableLook}>
        <TableHead table={table} columns={columns} isSelectable={isSelectable} />
        <tbody {...roles.rowgroup} className={bodyLook}>
          {rows.map((row) => (
            <TableRow key={row.id} row={row} columns={columns} isSelectable={isSelectable} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
