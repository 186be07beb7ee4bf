import {
  columnFilteringFeature,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
  type ReactTable,
} from '@tanstack/react-table'
import type { ReactNode } from 'react'

/** What rows are sorted and searched by; nothing comes last in either direction. */
export type CellValue = string | number | Date | undefined

export interface TableColumn<Row> {
  readonly id: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** Without it the column is neither sorted nor searched. */
  readonly value?: (row: Row) => CellValue
  /** Names the row: a header of it, and the title of its card. */
  readonly isTitle?: boolean
  readonly align?: 'start' | 'end'
}

export const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  filterFns: { includesString: filterFn_includesString },
})

export type TableModel<Row extends object> = ReactTable<typeof features, Row>

/** As an order of texts is a matter of language, so is that of columns. */
export function compareValues(one: CellValue, other: CellValue, language: string): number {
  if (typeof one === 'string' && typeof other === 'string')
    return one.localeCompare(other, language, { numeric: true })
  return Number(one) - Number(other)
}

export function columnDefs<Row extends object>(
  columns: readonly TableColumn<Row>[],
  language: string,
): ColumnDef<typeof features, Row>[] {
  return columns.map(({ id, header, value }) => ({
    id,
    header,
    accessorFn: (row: Row) => value?.(row),
    enableSorting: value !== undefined,
    sortUndefined: 'last' as const,
    sortFn: (one, other) => compareValues(one.getValue(id), other.getValue(id), language),
  }))
}
