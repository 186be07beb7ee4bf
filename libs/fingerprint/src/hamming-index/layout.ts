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
  /** Of one table: its offsets, then its ids. */
  offsetsBytes: number
  tableBytes: number
  work: number
  end: number
}

const aligned = (bytes: number): number => Math.ceil(bytes / 64) * 64

export function layoutOf(capacity: number, plan: TablePlan | undefined, workBytes: number): Layout {
  const offsetsBytes = plan ? aligned((2 ** plan.bits + 1) * 4) : 0
  const tableBytes = plan ? offsetsBytes + aligned(capacity * 4 + SPARE_IDS) : 0
  const query = FIRST
  const rows = query + 64
  const keys = rows + aligned(capacity * ROW_BYTES)
  const dead = keys + aligned(capacity * 4)
  const seen = dead + aligned(capacity / 8)
  const tables = seen + aligned(capacity / 8)
  const work = tables + tableBytes * (plan?.tables ?? 0)
  const areas = { query, rows, keys, dead, seen, tables, offsetsBytes, tableBytes, work }
  return { capacity, plan, workBytes, ...areas, end: work + aligned(workBytes) }
}

/** Address of table t's offsets; its ids follow `offsetsBytes` later. */
export function tableAt(layout: Layout, t: number): number {
  return layout.tables + t * layout.tableBytes
}
