import { functionalUpdate, useTable, type RowSelectionState } from '@tanstack/react-table'
import { useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import '../components.texts'
import { columnDefs, features, type TableColumn } from './table-columns'
import { TableFrame } from './table-frame'
import { TablePages } from './table-pages'
import { TableTools } from './table-tools'

interface DataTableProps<Row extends object> {
  /** What the rows are; the table's name. */
  readonly label: string
  readonly columns: readonly TableColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowId: (row: Row) => string
  /** A field that searches in all columns with a value. */
  readonly isSearched?: boolean
  /** Rows of a page; without it all are in one, of which only those in sight are drawn when they are many. */
  readonly pageSize?: number
  /** The ids of the rows that are selected; without it none can be. */
  readonly selection?: { readonly ids: readonly string[]; readonly onChange: (ids: string[]) => void }
  /** What can be done with the selected rows. */
  readonly actions?: ReactNode
}

/** Rows that can be sorted, searched, paged and selected; where there is little room, each is a card. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowId, isSearched = false, pageSize, selection, actions } = props
  const { i18n } = useTranslation('components')
  const [search, setSearch] = useState('')
  const [pageIndex, setPageIndex] = useState(0)
  const defs = useMemo(() => columnDefs(columns, i18n.language), [columns, i18n.language])
  const selected: RowSelectionState = Object.fromEntries(
    (selection?.ids ?? []).map((row) => [row, true as const]),
  )
  const pagination = { pageIndex, pageSize: pageSize ?? Math.max(1, rows.length) }
  const table = useTable({
    features,
    columns: defs,
    data: rows as Row[],
    getRowId: rowId,
    globalFilterFn: 'includesString',
    getColumnCanGlobalFilter: ({ id: column }) => columns.some((each) => each.id === column && each.value),
    enableRowSelection: selection !== undefined,
    state: { globalFilter: search, pagination, rowSelection: selected },
    onPaginationChange: (change) => setPageIndex(functionalUpdate(change, pagination).pageIndex),
    onGlobalFilterChange: (change) => setSearch(String(functionalUpdate(change, search) ?? '')),
    onRowSelectionChange: (change) => selection?.onChange(Object.keys(functionalUpdate(change, selected))),
  })
  return (
    <div className="@container space-y-3">
      <TableTools
        table={table}
        columns={columns}
        search={isSearched ? search : undefined}
        selectedCount={selection?.ids.length}
        actions={actions}
      />
      <TableFrame label={label} table={table} columns={columns} isSelectable={selection !== undefined} />
      {pageSize !== undefined && <TablePages table={table} />}
    </div>
  )
}
