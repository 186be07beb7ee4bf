import type { TableColumn, TableModel } from './table-columns'

export interface TableFrameProps<Row extends object> {
  readonly label: string
  readonly table: TableModel<Row>
  readonly columns: readonly TableColumn<Row>[]
  readonly isSelectable: boolean
}

/** Where there is little room, a table and its body are blocks and each row is a card. */
export const tableLook = 'w-full border-separate border-spacing-0 @max-[38rem]:block'
export const bodyLook = '@max-[38rem]:block @max-[38rem]:space-y-3'
