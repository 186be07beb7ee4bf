/**
 * Kernels of the Hamming index, in AssemblyScript: 256-bit hashes of 32 bytes in one linear memory. The host places
 * every area and passes its address (src/hamming-index/layout.ts); nothing is allocated here. A row is a hash's place;
 * a hit is two u32, row and distance.
 */

import { locate, substring } from './tables'

export { buildTable, mergeTable } from './tables'

/** Whether the bitset at `set` holds the row. */
function has(set: usize, row: u32): bool {
  return ((load<u8>(set + (row >> 3)) >> <u8>(row & 7)) & 1) !== 0
}

function put(set: usize, row: u32): void {
  const at = set + (row >> 3)
  const bit: u8 = 1
  const place = <u8>(row & 7)
  store<u8>(at, load<u8>(at) | (bit << place))
}

// ---- one query's state: set by `search`, read by what it calls

let ROWS: usize = 0
let DEAD: usize = 0
let SEEN: usize = 0
let QUERY: usize = 0
let LIMIT: i32 = 0
let HITS: usize = 0
let CAPACITY: i32 = 0
let found: i32 = 0
let examined: i32 = 0

/** Candidates of one batch, so that their rows are read without waiting for each other. */
const BATCH: i32 = 4096
const CANDIDATES: usize = memory.data(4 * (4096 + 4))

/** Rows examined by the last search, repeated ones counted again. */
export function lastExamined(): i32 {
  return examined
}

/** Measures one row in full; counts every hit, writes those for which there is room. */
function measure(row: u32): void {
  const p = ROWS + ((<usize>row) << 5)
  const near =
    <i32>popcnt<u64>(load<u64>(p) ^ load<u64>(QUERY)) +
    <i32>popcnt<u64>(load<u64>(p, 8) ^ load<u64>(QUERY, 8))
  const far =
    <i32>popcnt<u64>(load<u64>(p, 16) ^ load<u64>(QUERY, 16)) +
    <i32>popcnt<u64>(load<u64>(p, 24) ^ load<u64>(QUERY, 24))
  const distance = near + far
  if (distance > LIMIT || has(SEEN, row) || has(DEAD, row)) return
  put(SEEN, row)
  if (found < CAPACITY) {
    const at = HITS + ((<usize>found) << 3)
    store<u32>(at, row)
    store<u32>(at, distance, 4)
  }
  found++
}

/** Every row of [from, to): half of the hash refuses nearly all of them. */
function scan(from: i32, to: i32): void {
  const q0 = load<u64>(QUERY)
  const q1 = load<u64>(QUERY, 8)
  const limit = LIMIT
  let p = ROWS + ((<usize>from) << 5)
  for (let row = from; row < to; row++, p += 32) {
    if (<i32>popcnt<u64>(load<u64>(p) ^ q0) + <i32>popcnt<u64>(load<u64>(p, 8) ^ q1) <= limit) measure(row)
  }
  examined += to - from
}

function examine(count: i32): void {
  const q0 = load<u64>(QUERY)
  const q1 = load<u64>(QUERY, 8)
  const rows = ROWS
  const limit = LIMIT
  for (let k = 0; k < count; k++) {
    const row = load<u32>(CANDIDATES + ((<usize>k) << 2))
    const p = rows + ((<usize>row) << 5)
    if (<i32>popcnt<u64>(load<u64>(p) ^ q0) + <i32>popcnt<u64>(load<u64>(p, 8) ^ q1) <= limit) measure(row)
  }
  examined += count
}

/**
 * Adds one bucket to the batch of `have` candidates. Four ids are copied whatever the bucket holds, so that the usual
 * small bucket costs no mispredicted branch; areas of ids end with 16 bytes to spare for that.
 * @returns how many candidates wait now
 */
function gather(directory: usize, ids: usize, value: u32, have: i32): i32 {
  const bucket = locate(directory, value)
  let start = <u32>bucket
  const end = <u32>(bucket >> 32)
  while (true) {
    v128.store(CANDIDATES + ((<usize>have) << 2), v128.load(ids + ((<usize>start) << 2)))
    const left = <i32>(end - start)
    have += min(left, 4)
    if (have >= BATCH) {
      examine(have)
      have = 0
    }
    if (left <= 4) return have
    start += 4
  }
}

/** All buckets of one table whose value is within `radius` bits of `value`. */
function probe(directory: usize, ids: usize, value: u32, bits: i32, radius: i32): void {
  let have = gather(directory, ids, value, 0)
  if (radius > 0) {
    for (let i = 0; i < bits; i++) {
      const one = value ^ (1 << i)
      have = gather(directory, ids, one, have)
      if (radius > 1) for (let j = i + 1; j < bits; j++) have = gather(directory, ids, one ^ (1 << j), have)
    }
  }
  examine(have)
}

/**
 * Every live row within `limit` of the hash at `query`: tables for rows below `covered`, a scan for the rest.
 * Substrings are disjoint, so a hash within the limit differs by at most ⌊limit/m⌋ in one of the first
 * limit − m·⌊limit/m⌋ + 1 of them, or by less in one of the others (Norouzi, Punjani, Fleet 2012, proposition 2).
 * `seen` must be all zeroes and is so afterwards, unless more was found than the capacity.
 * @returns how many were found; those beyond `capacity` were not written
 */
export function search(
  rows: usize,
  dead: usize,
  seen: usize,
  query: usize,
  limit: i32,
  tables: usize,
  m: i32,
  bits: i32,
  directoryBytes: usize,
  tableBytes: usize,
  covered: i32,
  count: i32,
  hits: usize,
  capacity: i32,
): i32 {
  ROWS = rows
  DEAD = dead
  SEEN = seen
  QUERY = query
  LIMIT = limit
  HITS = hits
  CAPACITY = capacity
  found = 0
  examined = 0
  if (covered > 0) {
    const radius = limit / m
    const wide = limit - m * radius + 1
    for (let t = 0; t < m; t++) {
      const r = t < wide ? radius : radius - 1
      if (r < 0) break
      const directory = tables + <usize>t * tableBytes
      probe(directory, directory + directoryBytes, substring(query, (t << 8) / m, bits), bits, r)
    }
  }
  scan(covered, count)
  if (found <= capacity) {
    for (let h = 0; h < found; h++) store<u8>(seen + (load<u32>(hits + ((<usize>h) << 3)) >> 3), 0)
  }
  return found
}

/** Bits of one 16-byte half of two hashes that differ, as eight sums of 16 bits. */
function differing(one: usize, other: v128): v128 {
  return i16x8.extadd_pairwise_i8x16_u(i8x16.popcnt(v128.xor(v128.load(one), other)))
}

/** The distance of the hash at `query` to each of `count` rows, a u16 each from `distances` on. */
export function measureAll(query: usize, rows: usize, count: i32, distances: usize): void {
  const near = v128.load(query)
  const far = v128.load(query, 16)
  for (let row = 0; row < count; row++) {
    const p = rows + ((<usize>row) << 5)
    const quarters = i32x4.extadd_pairwise_i16x8_u(i16x8.add(differing(p, near), differing(p + 16, far)))
    const halves = i32x4.add(
      quarters,
      i8x16.shuffle(quarters, quarters, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7),
    )
    store<u16>(
      distances + ((<usize>row) << 1),
      <u16>(i32x4.extract_lane(halves, 0) + i32x4.extract_lane(halves, 1)),
    )
  }
}

// ---- keys

/** Marks every live row with this key as dead. @returns how many there were */
export function removeKey(keys: usize, dead: usize, n: i32, key: u32): i32 {
  let removed = 0
  const wanted = i32x4.splat(key)
  for (let row = 0; row < n; row += 4) {
    if (!v128.any_true(i32x4.eq(v128.load(keys + ((<usize>row) << 2)), wanted))) continue
    for (let k = row; k < min(row + 4, n); k++) {
      if (load<u32>(keys + ((<usize>k) << 2)) !== key || has(dead, k)) continue
      put(dead, k)
      removed++
    }
  }
  return removed
}

/** Closes the gaps that dead rows left, in order. @returns how many rows remain */
export function compact(rows: usize, keys: usize, dead: usize, n: i32): i32 {
  let kept = 0
  for (let row = 0; row < n; row++) {
    if (has(dead, row)) continue
    if (kept !== row) {
      memory.copy(rows + ((<usize>kept) << 5), rows + ((<usize>row) << 5), 32)
      store<u32>(keys + ((<usize>kept) << 2), load<u32>(keys + ((<usize>row) << 2)))
    }
    kept++
  }
  memory.fill(dead, 0, <usize>(n + 7) >> 3)
  return kept
}
