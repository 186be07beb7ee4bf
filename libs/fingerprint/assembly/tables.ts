/**
 * The tables of multi-index hashing: row ids sorted by one substring of the hash, its value, and a directory that says
 * where the ids of each value lie, its bucket. Sixteen values make a block, of one entry of 20 bytes, so that a bucket
 * costs one reading of memory and 10 bits of the directory instead of 32:
 *
 * - a u32: in its lower 27 bits where the block's ids begin, above them a shift;
 * - sixteen u8: how far from there each value's ids reach, in steps of 2^shift, rounded up.
 *
 * The shift is 0, and all is exact, unless a block holds more than 255 ids; then a bucket is read a step too far on
 * either side, which costs time and can't harm, for every candidate is measured. An entry after the last one tells where
 * the ids end.
 */

/** A hash's substring of `bits` bits (≤ 24) from bit `from`. */
export function substring(hash: usize, from: i32, bits: i32): u32 {
  // Eight bytes from the substring's first one, or the last eight of the hash.
  const byte = min(from >> 3, 24)
  return <u32>((load<u64>(hash + <usize>byte) >> <u64>(from - (byte << 3))) & (((<u64>1) << (<u64>bits)) - 1))
}

/** The layout's BLOCK_VALUES and ENTRY_BYTES. */
const VALUES: i32 = 16
const ENTRY: usize = 20
const SHIFT_AT: u32 = 27
const BEGIN: u32 = (1 << 27) - 1
const FARTHEST: u32 = 255

/** Where a value's ids lie, at most a step too far on either side: the start, and above 32 bits the end. */
export function locate(directory: usize, value: u32): u64 {
  const entry = directory + <usize>(value >> 4) * ENTRY
  const head = load<u32>(entry)
  const place = value & 15
  // The byte before the first reach is the head's uppermost; the first bucket begins where the block does.
  const reaches = <u32>load<u16>(entry + 3 + <usize>place)
  const before = place === 0 ? 0 : reaches & 255
  if (head > BEGIN) return locateWide(entry, before, reaches >> 8)
  return <u64>(head + before) | ((<u64>(head + (reaches >> 8))) << 32)
}

function locateWide(entry: usize, before: u32, reach: u32): u64 {
  const head = load<u32>(entry)
  const begin = head & BEGIN
  const shift = head >> SHIFT_AT
  const start = begin + (before === 0 ? 0 : (before - 1) << shift)
  const end = min(begin + (reach << shift), load<u32>(entry + ENTRY) & BEGIN)
  return <u64>start | ((<u64>end) << 32)
}

/** Writes a block's entry from where its sixteen buckets start and the next one does. */
function writeEntry(entry: usize, starts: usize): void {
  const begin = load<u32>(starts)
  const held = load<u32>(starts, 64) - begin
  let shift: u32 = 0
  while ((held + (1 << shift) - 1) >> shift > FARTHEST) shift++
  store<u32>(entry, begin | (shift << SHIFT_AT))
  for (let k: usize = 0; k < 16; k++) {
    const end = load<u32>(starts + ((k + 1) << 2)) - begin
    store<u8>(entry + 4 + k, <u8>((end + (1 << shift) - 1) >> shift))
  }
}

/**
 * Where the sixteen buckets of a block start, to `starts`, and where the last one ends (`end`). What the entry has
 * rounded is counted anew from the hashes.
 */
function readEntry(
  entry: usize,
  end: u32,
  rows: usize,
  from: i32,
  bits: i32,
  ids: usize,
  starts: usize,
): void {
  const head = load<u32>(entry)
  const begin = head & BEGIN
  store<u32>(starts, begin)
  if (head <= BEGIN) {
    for (let k: usize = 0; k < 16; k++) {
      store<u32>(starts + ((k + 1) << 2), begin + <u32>load<u8>(entry + 4 + k))
    }
    return
  }
  memory.fill(starts + 4, 0, 64)
  for (let at = begin; at < end; at++) {
    const row = load<u32>(ids + ((<usize>at) << 2))
    const count = starts + ((<usize>(substring(rows + ((<usize>row) << 5), from, bits) & 15) + 1) << 2)
    store<u32>(count, load<u32>(count) + 1)
  }
  for (let k: usize = 0; k < 16; k++) {
    const next = starts + ((k + 1) << 2)
    store<u32>(next, load<u32>(next) + load<u32>(starts + (k << 2)))
  }
}

/** Counting sort of rows [0, n) by one substring. `spare` has 4 bytes for each value and one more, 68 at least. */
export function buildTable(
  rows: usize,
  n: i32,
  from: i32,
  bits: i32,
  directory: usize,
  ids: usize,
  spare: usize,
): void {
  const size = max(1 << bits, VALUES)
  memory.fill(spare, 0, (<usize>size) << 2)
  for (let row = 0; row < n; row++) {
    const at = spare + ((<usize>substring(rows + ((<usize>row) << 5), from, bits)) << 2)
    store<u32>(at, load<u32>(at) + 1)
  }
  let sum: u32 = 0
  for (let value = 0; value < size; value++) {
    const at = spare + ((<usize>value) << 2)
    sum += load<u32>(at)
    store<u32>(at, sum)
  }
  store<u32>(spare + ((<usize>size) << 2), n)
  // Ends walk down to starts.
  for (let row = n - 1; row >= 0; row--) {
    const at = spare + ((<usize>substring(rows + ((<usize>row) << 5), from, bits)) << 2)
    const place = load<u32>(at) - 1
    store<u32>(at, place)
    store<u32>(ids + ((<usize>place) << 2), row)
  }
  const blocks = size / VALUES
  for (let block = 0; block < blocks; block++) {
    writeEntry(directory + <usize>block * ENTRY, spare + ((<usize>block) << 6))
  }
  store<u32>(directory + <usize>blocks * ENTRY, n)
}

const COUNTS: usize = memory.data(1024)

/** Sorts `n` pairs (value, row) by value, stably, in three passes of eight bits; the result is in `to`. */
function sortPairs(from: usize, to: usize, n: i32): void {
  for (let shift = 0; shift < 24; shift += 8) {
    memory.fill(COUNTS, 0, 1024)
    for (let k = 0; k < n; k++) {
      const at = COUNTS + (((<usize>load<u32>(from + ((<usize>k) << 3)) >> shift) & 255) << 2)
      store<u32>(at, load<u32>(at) + 1)
    }
    let sum: u32 = 0
    for (let v: usize = 0; v < 1024; v += 4) {
      const count = load<u32>(COUNTS + v)
      store<u32>(COUNTS + v, sum)
      sum += count
    }
    for (let k = 0; k < n; k++) {
      const pair = load<u64>(from + ((<usize>k) << 3))
      const at = COUNTS + (((<usize>(<u32>pair) >> shift) & 255) << 2)
      const place = load<u32>(at)
      store<u32>(at, place + 1)
      store<u64>(to + ((<usize>place) << 3), pair)
    }
    const swap = from
    from = to
    to = swap
  }
}

/** Moves a block that takes no additions up as a whole. @returns where it began, the end of the block below */
function moveBlock(entry: usize, ids: usize, end: u32, by: u32): u32 {
  const head = load<u32>(entry)
  const begin = head & BEGIN
  const at = ids + ((<usize>begin) << 2)
  memory.copy(at + ((<usize>by) << 2), at, (<usize>(end - begin)) << 2)
  store<u32>(entry, head + by)
  return begin
}

const STARTS: usize = memory.data(68)

/**
 * Adds rows [covered, n) to a table that holds [0, covered), in place: the added rows are sorted, then every bucket
 * moves up, from the last one down, and takes its additions. `spare` has 16 bytes for each added row.
 */
export function mergeTable(
  rows: usize,
  covered: i32,
  n: i32,
  from: i32,
  bits: i32,
  directory: usize,
  ids: usize,
  spare: usize,
): void {
  const added = n - covered
  const other = spare + ((<usize>added) << 3)
  for (let k = 0; k < added; k++) {
    const row = covered + k
    const at = spare + ((<usize>k) << 3)
    store<u32>(at, substring(rows + ((<usize>row) << 5), from, bits))
    store<u32>(at, row, 4)
  }
  sortPairs(spare, other, added)
  let left = added
  let end: u32 = covered
  let block = max(1 << bits, VALUES) / VALUES
  store<u32>(directory + <usize>block * ENTRY, n)
  // `left` additions lie before the bucket's end, so its ids move up by `left` less its own additions.
  while (left > 0) {
    block--
    const entry = directory + <usize>block * ENTRY
    if (<i32>load<u32>(other + ((<usize>(left - 1)) << 3)) < block * VALUES) {
      end = moveBlock(entry, ids, end, left)
      continue
    }
    readEntry(entry, end, rows, from, bits, ids, STARTS)
    store<u32>(STARTS, end + left, 64)
    for (let place = VALUES - 1; place >= 0; place--) {
      const at = STARTS + ((<usize>place) << 2)
      const value = block * VALUES + place
      const start = load<u32>(at)
      while (left > 0 && <i32>load<u32>(other + ((<usize>(left - 1)) << 3)) === value) {
        left--
        store<u32>(ids + ((<usize>(end + left)) << 2), load<u32>(other + ((<usize>left) << 3), 4))
      }
      for (let k = end; left > 0 && k > start; k--) {
        store<u32>(ids + ((<usize>(k - 1 + left)) << 2), load<u32>(ids + ((<usize>(k - 1)) << 2)))
      }
      store<u32>(at, start + left)
      end = start
    }
    writeEntry(entry, STARTS)
  }
}
