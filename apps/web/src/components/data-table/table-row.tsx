import type { Row as ModelRow } from '@tanstack/react-table'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { features, TableColumn } from './table-columns'
import { roles } from './table-roles'

interface TableRowProps<Row extends object> {
  readonly row: ModelRow<typeof features, Row>
  readonly columns: readonly TableColumn<Row>[]
  readonly isSelectable: boolean
  /** Its place among all rows, where not all of them are in the page. */
  readonly index?: number
  readonly rowRef?: Ref<HTMLTableRowElement>
}

const cell =
  'border-b border-line px-4 py-3 align-middle group-last:border-0 @max-[38rem]:block @max-[38rem]:border-0 @max-[38rem]:px-0 @max-[38rem]:py-1'
/** In a card each value has its column's name above it. */
const named =
  '@max-[38rem]:before:block @max-[38rem]:before:text-small @max-[38rem]:before:text-soft @max-[38rem]:before:content-[attr(data-label)]'

export function TableRow<Row extends object>({
  row,
  columns,
  isSelectable,
  index,
  rowRef,
}: TableRowProps<Row>) {
  const { t } = useTranslation('components')
  const title = columns.find(({ isTitle }) => isTitle)
  return (
    <tr
      {...roles.row}
      ref={rowRef}
      data-index={index}
      aria-rowindex={index === undefined ? undefined : index + 2}
      aria-selected={isSelectable ? row.getIsSelected() : undefined}
      className="group @max-[38rem]:card hover:bg-paper aria-selected:bg-brand-tint @max-[38rem]:block @max-[38rem]:p-4"
    >
      {isSelectable && (
        <td {...roles.cell} className={cell}>
          <input
            type="checkbox"
            aria-label={t('table.select', { what: String(title?.value?.(row.original) ?? row.id) })}
            checked={row.getIsSelected()}
            onChange={row.getToggleSelectedHandler()}
            className="block size-5 accent-brand-deep"
          />
        </td>
      )}
      {columns.map(({ id, header, cell: draw, isTitle, align }) =>
        isTitle ? (
          <th key={id} {...roles.rowheader} scope="row" className={`${cell} text-left font-semibold`}>
            {draw(row.original)}
          </th>
        ) : (
          <td
            key={id}
            {...roles.cell}
            data-label={header}
            className={`${cell} ${named} ${align === 'end' ? 'text-right tabular-nums @max-[38rem]:text-left' : ''}`}
          >
            {draw(row.original)}
          </td>
        ),
      )}
    </tr>
  )
}
