import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../select-field'
import { TextField } from '../text-field'
import type { TableColumn, TableModel } from './table-columns'

interface TableToolsProps<Row extends object> {
  readonly table: TableModel<Row>
  readonly columns: readonly TableColumn<Row>[]
  /** What is searched for; undefined where nothing can be. */
  readonly search: string | undefined
  readonly selectedCount: number | undefined
  readonly actions: ReactNode
}

const unsorted = 'none'

/** What stands above the rows: search, the order where there is no head to press, and what is selected. */
export function TableTools<Row extends object>(props: TableToolsProps<Row>) {
  const { table, columns, search, selectedCount = 0, actions } = props
  const { t } = useTranslation('components')
  const [sorted] = table.state.sorting
  const sortable = columns.filter(({ value }) => value !== undefined)
  const order = (id: string, isDown: boolean) => ({ value: `${id} ${isDown}`, id, isDown })
  const orders = sortable.flatMap(({ id }) => [order(id, false), order(id, true)])
  const nameOf = (id: string) => columns.find((column) => column.id === id)?.header ?? id
  return (
    <div className="flex flex-wrap items-end gap-3">
      {search !== undefined && (
        <div className="min-w-52 grow @[38rem]:max-w-sm">
          <TextField
            label={t('table.search')}
            name="search"
            value={search}
            onChange={(text) => table.setGlobalFilter(text)}
          />
        </div>
      )}
      {orders.length > 0 && (
        <div className="grow @[38rem]:hidden">
          <SelectField
            label={t('table.sortBy')}
            value={sorted ? `${sorted.id} ${sorted.desc}` : unsorted}
            onChange={(chosen) => {
              const next = orders.find(({ value }) => value === chosen)
              table.setSorting(next ? [{ id: next.id, desc: next.isDown }] : [])
            }}
            options={[
              { value: unsorted, text: t('table.unsorted') },
              ...orders.map(({ value, id, isDown }) => ({
                value,
                text: t(isDown ? 'table.descending' : 'table.ascending', { what: nameOf(id) }),
              })),
            ]}
          />
        </div>
      )}
      {selectedCount > 0 && (
        <div className="flex grow items-center justify-end gap-3">
          <p role="status" className="text-small text-soft">
            {t('table.selected', { number: selectedCount })}
          </p>
          {actions}
        </div>
      )}
    </div>
  )
}
