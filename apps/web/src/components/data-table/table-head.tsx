import { useTranslation } from 'react-i18next'
import { Chevron } from '../chevron'
import type { TableColumn, TableModel } from './table-columns'
import { roles } from './table-roles'

interface TableHeadProps<Row extends object> {
  readonly table: TableModel<Row>
  readonly columns: readonly TableColumn<Row>[]
  readonly isSelectable: boolean
}

const cell =
  'sticky top-0 z-10 border-b border-line bg-surface px-4 py-1 text-left text-small font-semibold text-soft first:rounded-tl-[1.2rem] last:rounded-tr-[1.2rem]'

/** The columns' names, by which rows are sorted; it stays in sight while they are scrolled. */
export function TableHead<Row extends object>({ table, columns, isSelectable }: TableHeadProps<Row>) {
  const { t } = useTranslation('components')
  return (
    <thead {...roles.rowgroup} className="@max-[38rem]:hidden">
      <tr {...roles.row}>
        {isSelectable && (
          <th {...roles.columnheader} scope="col" className={`${cell} w-12`}>
            <input
              type="checkbox"
              aria-label={t('table.selectAll')}
              checked={table.getIsAllPageRowsSelected()}
              ref={(box) => {
                if (box) box.indeterminate = table.getIsSomePageRowsSelected()
              }}
              onChange={(event) => table.toggleAllPageRowsSelected(event.target.checked)}
              className="block size-5 accent-brand-deep"
            />
          </th>
        )}
        {columns.map(({ id, header, value, align }) => {
          const sorted = table.getColumn(id)?.getIsSorted()
          return (
            <th
              key={id}
              {...roles.columnheader}
              scope="col"
              aria-sort={sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : undefined}
              className={`${cell} ${align === 'end' ? 'text-right' : ''}`}
            >
              {value === undefined ? (
                header
              ) : (
                <button
                  type="button"
                  onClick={() => table.getColumn(id)?.toggleSorting()}
                  className={`inline-flex min-h-11 items-center gap-1.5 rounded-lg hover:text-brand-deep ${sorted ? 'text-brand-deep' : ''}`}
                >
                  {header}
                  <Chevron isUp={sorted === 'asc'} className={sorted ? '' : 'opacity-0'} />
                </button>
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
