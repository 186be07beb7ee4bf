import { setImmediate } from 'node:timers/promises'
import { hashFromHex } from '../pdq/hash-hex'
import { HashMemory } from './hash-memory'
import { readImage, writeImage } from './image-file'
import { ROW_BYTES, sortingSize, tableAt } from './layout'
import { checkPlan, MAX_LIMIT, pieceStart, planFor, samePlan, type TablePlan } from './table-plan'

/** A 256-bit hash: 64 hex digits, or eight words, least significant first. */
export type Hash256 = string | Uint32Array

export interface HammingHit {
  key: number
  /** differing bits, 0-31 */
  distance: number
}

export interface HammingIndexOptions {
  /** Which tables to search so many hashes by; undefined: none, a plain scan. Default: by measured times. */
  plan?: (rows: number) => TablePlan | undefined
}

const WORDS = 8
const HIT_BYTES = 8

/**
 * Exact search over 256-bit hashes: every hash within a Hamming distance of 0-31, nothing missed. Multi-index hashing
 * (M. Norouzi, A. Punjani, D. J. Fleet, 'Fast Search in Hamming Space with Multi-Index Hashing', CVPR 2012) in
 * WebAssembly; a plain scan where hashes are few.
 *
 * A key is the caller's number for what has the hash; it may have several hashes (windows, frames) and gives a hit for
 * each. Additions and removals are seen by the next search: what no table holds yet is scanned. `merge` takes it into
 * the tables; call it when `mergeDue` says so. Not for several threads.
 */
export class HammingIndex {
  private readonly plan: (rows: number) => TablePlan | undefined
  private memory = new HashMemory()
  /** Rows in use, dead ones too. */
  private rows = 0
  private dead = 0
  /** How many rows each table holds, from the first one on; 0: not built yet. */
  private built: number[] = []
  private goal: number | undefined
  /** The next merge closes every gap. */
  private purging = false
  private merging: Promise<void> | undefined
  private dumping: Promise<void> | undefined

  constructor({ plan = planFor }: HammingIndexOptions = {}) {
    this.plan = plan
  }

  /** Hashes that can be found. */
  get size(): number {
    return this.rows - this.dead
  }

  /** Bytes of memory in use, or set aside for additions. */
  get bytes(): number {
    return this.memory.layout.end
  }

  /** Room for so many hashes, removed ones not yet merged away included: spares growing by parts. @throws HammingIndexFull */
  reserve(hashes: number): void {
    this.memory.reserve(hashes, this.rows, this.built)
  }

  /** @throws RangeError on a key that is no 32-bit unsigned integer, or a malformed hash; HammingIndexFull */
  add(key: number, hash: Hash256): void {
    this.addMany([key], wordsOf(hash))
  }

  /**
   * Adds keys[i] with the hash in hashes[8i .. 8i + 8), all or none.
   * @throws RangeError on a key that is no 32-bit unsigned integer, or other lengths; HammingIndexFull
   */
  addMany(keys: ArrayLike<number>, hashes: Uint32Array): void {
    if (hashes.length !== keys.length * WORDS)
      throw new RangeError(`${keys.length} keys need ${keys.length * WORDS} words, not ${hashes.length}`)
    // Typed arrays of 32 bits can't hold anything else.
    if (!(keys instanceof Uint32Array)) for (let i = 0; i < keys.length; i++) checkKey(keys[i]!)
    const { memory, rows } = this
    memory.reserve(rows + keys.length, rows, this.built)
    memory.words(memory.layout.rows + rows * ROW_BYTES, hashes.length).set(hashes)
    memory.words(memory.layout.keys + rows * 4, keys.length).set(keys)
    this.rows += keys.length
  }

  /** Removes all hashes of the key, by reading every key (4 bytes each). @returns how many there were */
  remove(key: number): number {
    checkKey(key)
    const { kernels, layout } = this.memory
    const removed = kernels.removeKey(layout.keys, layout.dead, this.rows, key)
    this.dead += removed
    return removed
  }

  /**
   * A hit for every hash that differs from `hash` in at most `limit` bits, nearest first, then by key.
   * @throws RangeError on a malformed hash, or a limit that is no integer of 0-31; HammingIndexFull when there is no
   * room for so many hits
   */
  within(hash: Hash256, limit = MAX_LIMIT): HammingHit[] {
    if (!Number.isInteger(limit) || limit < 0 || limit > MAX_LIMIT)
      throw new RangeError(`A limit is an integer of 0-${MAX_LIMIT}, not ${limit}`)
    const words = wordsOf(hash)
    let found = this.search(words, limit)
    const { layout } = this.memory
    if (found * HIT_BYTES > layout.workBytes) {
      // Marks of hits that weren't written can't be taken back one by one.
      this.memory.bytes(layout.seen, layout.capacity / 8).fill(0)
      this.memory.reserveWork(found * HIT_BYTES)
      found = this.search(words, limit)
    }
    return this.readHits(found)
  }

  private search(words: Uint32Array, limit: number): number {
    const { kernels, layout: at } = this.memory
    this.memory.words(at.query, WORDS).set(words)
    const covered = this.covered()
    const room = Math.floor(at.workBytes / HIT_BYTES)
    const { tables = 0, bits = 0 } = at.plan ?? {}
    // oxfmt-ignore
    return kernels.search(
      at.rows, at.dead, at.seen, at.query, limit,
      at.tables, tables, bits, at.directoryBytes, at.tableBytes, covered, this.rows, at.work, room,
    )
  }

  private readHits(count: number): HammingHit[] {
    const { layout } = this.memory
    const keys = this.memory.words(layout.keys, this.rows)
    const found = this.memory.words(layout.work, count * 2)
    const hits = Array.from({ length: count }, (_, i) => ({
      key: keys[found[i * 2]!]!,
      distance: found[i * 2 + 1]!,
    }))
    return hits.sort((a, b) => a.distance - b.distance || a.key - b.key)
  }

  /** Rows that every table holds. */
  private covered(): number {
    return this.built.length > 0 ? Math.min(...this.built) : 0
  }

  /** Whether searches would gain by a merge: much to scan, many removed, or other tables would be better. */
  get mergeDue(): boolean {
    if (this.compactionDue()) return true
    const wanted = this.plan(this.rows)
    if (!samePlan(wanted, this.memory.layout.plan)) return true
    return wanted !== undefined && this.rows - this.covered() > Math.max(4096, this.rows / 256)
  }

  private compactionDue(): boolean {
    return this.dead > this.rows / 4 || (this.purging && this.dead > 0)
  }

  /**
   * One step of a merge, for owners with a rhythm of their own: closes gaps, or brings one table up to date. Searches
   * between steps are exact; while tables are built anew they scan. Does nothing while an image is being written.
   * @returns whether there is more to do
   */
  mergeStep(): boolean {
    if (this.dumping) return false
    if (this.goal === undefined) this.beginMerge()
    const least = this.covered()
    if (this.built.length === 0 || least >= this.goal!) {
      this.goal = undefined
      return false
    }
    this.updateTable(this.built.indexOf(least))
    if (this.covered() < this.goal!) return true
    this.goal = undefined
    return false
  }

  private beginMerge(): void {
    const { kernels } = this.memory
    if (this.compactionDue()) {
      const { layout } = this.memory
      const before = this.rows
      this.rows = kernels.compact(layout.rows, layout.keys, layout.dead, this.rows)
      this.memory.bytes(layout.rows + this.rows * ROW_BYTES, (before - this.rows) * ROW_BYTES).fill(0)
      this.dead = 0
      this.built.fill(0)
    }
    const wanted = this.plan(this.rows)
    if (!samePlan(wanted, this.memory.layout.plan)) {
      if (wanted) checkPlan(wanted)
      this.memory.plan(wanted)
      this.built = Array.from({ length: wanted?.tables ?? 0 }, () => 0)
    }
    this.goal = this.rows
  }

  private updateTable(t: number): void {
    const { rows, memory } = this
    const { kernels } = memory
    const done = this.built[t]!
    const added = rows - done
    // Beyond this, sorting everything anew costs less than sorting the additions and moving the rest.
    const anew = done === 0 || added > done / 8
    const plan = memory.layout.plan!
    memory.reserveWork(anew ? sortingSize(plan) : added * 16)
    const { layout } = memory
    const from = pieceStart(plan, t)
    const directory = tableAt(layout, t)
    const ids = directory + layout.directoryBytes
    if (anew) kernels.buildTable(layout.rows, rows, from, plan.bits, directory, ids, layout.work)
    else kernels.mergeTable(layout.rows, done, rows, from, plan.bits, directory, ids, layout.work)
    this.built[t] = rows
  }

  /** All steps of a merge, with a pause for other work after each. A second call waits for the first one's merge. */
  merge(): Promise<void> {
    this.merging ??= this.mergeAll().finally(() => (this.merging = undefined))
    return this.merging
  }

  /**
   * A merge after which nothing of what was removed before is left, in memory or in the images written from then on: a
   * removal alone only hides its hashes.
   */
  async purge(): Promise<void> {
    while (this.merging) await this.merging
    this.purging = true
    await this.merge()
    this.purging = false
  }

  private async mergeAll(): Promise<void> {
    for (;;) {
      while (this.dumping) await this.dumping
      if (!this.mergeStep()) return
      await setImmediate()
    }
  }

  /**
   * Writes the index, as it is now, to a file that `load` reads: hashes, tables, a checksum. Additions, removals and
   * searches go on meanwhile; merges wait.
   * @param note any text of the owner's, such as up to which row of its database the index goes
   * @throws the file system's errors; then no file has been written or replaced
   */
  async dump(path: string, note = ''): Promise<void> {
    while (this.dumping) await this.dumping
    const { rows, dead, built, memory } = this
    const header = { rows, dead, plan: memory.layout.plan, built: [...built], note }
    const written = writeImage(path, memory, header)
    // For those who only wait for its end; whoever asked for it learns of a failure.
    this.dumping = written.then(
      () => (this.dumping = undefined),
      () => (this.dumping = undefined),
    )
    await written
  }

  /**
   * The index of a dumped image, ready to search.
   * @throws HammingImageRefused when it is missing, damaged or another version's: build the index anew
   */
  static async load(
    path: string,
    options: HammingIndexOptions = {},
  ): Promise<{ index: HammingIndex; note: string }> {
    const { memory, header } = await readImage(path)
    const index = new HammingIndex(options)
    index.memory = memory
    index.rows = header.rows
    index.dead = header.dead
    index.built = header.built
    return { index, note: header.note }
  }
}

/** @throws RangeError when it is neither 64 hex digits nor eight words */
function wordsOf(hash: Hash256): Uint32Array {
  const words = typeof hash === 'string' ? hashFromHex(hash) : hash
  if (words.length !== WORDS) throw new RangeError(`A hash is ${WORDS} words, not ${words.length}`)
  return words
}

function checkKey(key: number): void {
  if (!Number.isInteger(key) || key < 0 || key >= 2 ** 32)
    throw new RangeError(`A key is a 32-bit unsigned integer, not ${key}`)
}
