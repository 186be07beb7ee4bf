import { HammingIndexFull } from './hamming-index-error'
import { loadKernels, newMemory, type Kernels } from './kernels'
import { layoutOf, MEMORY_LIMIT, PAGE_BYTES, ROW_BYTES, tableAt, type Layout } from './layout'
import type { TablePlan } from './table-plan'

const FIRST_CAPACITY = 1024
const FIRST_WORK_BYTES = 2 ** 16

/** The one linear memory of an index, and its growth in place: what must move, moves up, the last area first. */
export class HashMemory {
  private readonly memory = newMemory()
  readonly kernels: Kernels = loadKernels(this.memory)
  layout: Layout

  constructor(capacity = FIRST_CAPACITY, plan?: TablePlan) {
    this.layout = layoutOf(roundUp(capacity), plan, FIRST_WORK_BYTES)
    this.extend(this.layout.end)
  }

  bytes(at: number, length: number): Uint8Array {
    return new Uint8Array(this.memory.buffer, at, length)
  }

  words(at: number, length: number): Uint32Array {
    return new Uint32Array(this.memory.buffer, at, length)
  }

  /**
   * Room for `rows` hashes, of which `used` are there, an eighth more than before when it must grow.
   * @throws HammingIndexFull, and nothing has changed
   */
  reserve(rows: number, used: number, built: readonly number[]): void {
    const { capacity, plan, workBytes } = this.layout
    if (rows <= capacity) return
    const roomy = layoutOf(roundUp(Math.max(rows, capacity * 1.125)), plan, workBytes)
    const next = roomy.end <= MEMORY_LIMIT ? roomy : layoutOf(roundUp(rows), plan, workBytes)
    this.move(next, used, built)
  }

  /** Room for other tables, empty as yet. @throws HammingIndexFull, and nothing has changed */
  plan(plan: TablePlan | undefined): void {
    const next = layoutOf(this.layout.capacity, plan, this.layout.workBytes)
    this.extend(next.end)
    this.layout = next
  }

  /** At least so many bytes of work area, whose contents are lost. @throws HammingIndexFull, as above */
  reserveWork(bytes: number): void {
    if (bytes <= this.layout.workBytes) return
    const next = layoutOf(this.layout.capacity, this.layout.plan, bytes)
    this.extend(next.end)
    this.layout = next
  }

  private move(next: Layout, used: number, built: readonly number[]): void {
    const old = this.layout
    this.extend(next.end)
    const all = this.bytes(0, this.memory.buffer.byteLength)
    const shift = (to: number, from: number, length: number) => all.copyWithin(to, from, from + length)
    for (let t = built.length - 1; t >= 0; t--) {
      shift(tableAt(next, t) + next.directoryBytes, tableAt(old, t) + old.directoryBytes, built[t]! * 4)
      shift(tableAt(next, t), tableAt(old, t), old.directoryBytes)
    }
    const dead = all.slice(old.dead, old.dead + old.capacity / 8)
    shift(next.keys, old.keys, used * 4)
    shift(next.rows, old.rows, used * ROW_BYTES)
    // What moved away leaves its bytes behind; bitsets start from nothing.
    all.fill(0, next.dead, next.tables)
    all.set(dead, next.dead)
    this.layout = next
  }

  private extend(end: number): void {
    const pages = Math.ceil(end / PAGE_BYTES) - this.memory.buffer.byteLength / PAGE_BYTES
    if (pages <= 0) return
    const full = () => new HammingIndexFull('The hashes no longer fit into one index')
    if (end > MEMORY_LIMIT) throw full()
    try {
      this.memory.grow(pages)
    } catch (error) {
      throw Object.assign(full(), { cause: error })
    }
  }
}

/** Bitsets are cut in whole bytes, and rows are read four keys at a time. */
function roundUp(capacity: number): number {
  return Math.ceil(capacity / 128) * 128
}
