import type { TablePlan } from './table-plan'

/** Bytes of a hash. */
export const ROW_BYTES = 32
/** What WebAssembly's 32-bit addresses reach, less a page that keeps every end addressable. */
export const MEMORY_LIMIT = 2 ** 32 - 2 ** 16
export const PAGE_BYTES = 2 ** 16

/** Below this the kernels keep their own constants. */
const FIRST = PAGE_BYTES
/** Kernels read a bucket's ids four at a time, past its end. */
const SPARE_IDS = 16

/**
 * Where everything lies in the memory, in bytes. For `capacity` rows: hashes, keys, two bitsets, tables, and at the end
 * the work area (a search's hits, a merge's sorting), which grows without moving anything.
 */
export interface Layout {
  capacity: number
  plan: TablePlan | undefined
  workBytes: number
  query: number
  rows: number
  keys: number
  dead: number
  seen: number
  tables: number
  /** Of one table: its directory, then its ids. */
  directoryBytes: number
  tableBytes: number
  work: number
  end: number
}

/** Values of a piece that share an entry of a table's directory, and its size (assembly/tables.ts). */
const BLOCK_VALUES = 16
const ENTRY_BYTES = 20

/** Of a table's directory: its entries, and one that says where the ids end. */
export function directorySize({ bits }: TablePlan): number {
  return (Math.ceil(2 ** bits / BLOCK_VALUES) + 1) * ENTRY_BYTES
}

/** What sorting rows into a new table takes of the work area: a count a value, and one for the end. */
export function sortingSize({ bits }: TablePlan): number {
  return (Math.max(2 ** bits, BLOCK_VALUES) + 1) * 4
}

const aligned = (bytes: number): number => Math.ceil(bytes / 64) * 64

export function layoutOf(capacity: number, plan: TablePlan | undefined, workBytes: number): Layout {
  const directoryBytes = plan ? aligned(directorySize(plan)) : 0
  const tableBytes = plan ? directoryBytes + aligned(capacity * 4 + SPARE_IDS) : 0
  const query = FIRST
  const rows = query + 64
  const keys = rows + aligned(capacity * ROW_BYTES)
  const dead = keys + aligned(capacity * 4)
  const seen = dead + aligned(capacity / 8)
  const tables = seen + aligned(capacity / 8)
  const work = tables + tableBytes * (plan?.tables ?? 0)
  const areas = { query, rows, keys, dead, seen, tables, directoryBytes, tableBytes, work }
  return { capacity, plan, workBytes, ...areas, end: work + aligned(workBytes) }
}

/** Address of table t's directory; its ids follow `directoryBytes` later. */
export function tableAt(layout: Layout, t: number): number {
  return layout.tables + t * layout.tableBytes
}
