import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { TableHead } from './table-head'
import { bodyLook, tableLook, type TableFrameProps } from './table-parts'
import { roles } from './table-roles'
import { TableRow } from './table-row'

/** A guess in pixels, until a row has been measured. */
const ROW_HEIGHT = 64

/** Many rows in a frame that scrolls: only those in sight, and a few beyond, are in the page. */
export function VirtualTable({ label, table, columns, isSelectable }: TableFrameProps<object>) {
  const frame = useRef<HTMLDivElement>(null)
  const { rows } = table.getRowModel()
  // The rule is about React's compiler, which is not used here.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 8,
  })
  const items = virtual.getVirtualItems()
  const above = items[0]?.start ?? 0
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <div
      ref={frame}
      role="region"
      aria-label={label}
      // What scrolls can be scrolled by keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="card max-h-[70vh] overflow-y-auto"
    >
      <table {...roles.table} aria-label={label} aria-rowcount={rows.length + 1} className={tableLook}>
        <TableHead table={table} columns={columns} isSelectable={isSelectable} />
        <tbody {...roles.rowgroup} className={bodyLook}>
          <Gap height={above} />
          {items.map(({ index }) => {
            const row = rows[index]
            return (
              row && (
                <TableRow
                  key={row.id}
                  row={row}
                  columns={columns}
                  isSelectable={isSelectable}
                  index={index}
                  rowRef={virtual.measureElement}
                />
              )
            )
          })}
          <Gap height={below} />
        </tbody>
      </table>
    </div>
  )
}

/** Stands for the rows that are not in the page. */
function Gap({ height }: { readonly height: number }) {
  return <tr aria-hidden style={{ height }} className="@max-[38rem]:block" />
}
