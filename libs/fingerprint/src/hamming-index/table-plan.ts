/** Tables of multi-index hashing: table t indexes `bits` bits of the hash from bit ⌊256·t / tables⌋. */
export interface TablePlan {
  /** 11-256: the pieces that the hash is cut into */
  tables: number
  /** Of each piece, 1-24; at most ⌊256 / tables⌋, so that pieces are disjoint. Bits beyond them are only verified. */
  bits: number
}

/** The largest Hamming distance that can be asked for. */
export const MAX_LIMIT = 31

const HASH_BITS = 256
const ADDRESSABLE_BITS = 24

/**
 * Which tables are best for so many hashes at limit 31; undefined: a plain scan is. More pieces mean smaller radii and
 * so fewer look-ups, but buckets that hold more: 16 tables ask 272 buckets of N / 2^16 rows each, 11 tables ask 2,794 of
 * N / 2^23. The borders are about where the measured times cross (docs/evidence/index.md).
 */
export function planFor(rows: number): TablePlan | undefined {
  if (rows < 12_000) return undefined
  return rows < 1_500_000 ? { tables: 16, bits: 16 } : { tables: 11, bits: 23 }
}

/**
 * The kernel looks at most two bits away from a query's piece, so 31 bits must fit into radius 2 a piece: 11 tables or
 * more (3·11 − 1 ≥ 31).
 * @throws RangeError when the pieces overlap, can't be addressed, or could miss a hash
 */
export function checkPlan({ tables, bits }: TablePlan): void {
  const fits = Number.isInteger(tables) && Number.isInteger(bits) && bits >= 1 && bits <= ADDRESSABLE_BITS
  if (!fits || tables * bits > HASH_BITS || tables * 3 - 1 < MAX_LIMIT)
    throw new RangeError(`${tables} tables of ${bits} bits can't answer every limit up to ${MAX_LIMIT}`)
}

export function samePlan(a: TablePlan | undefined, b: TablePlan | undefined): boolean {
  return a?.tables === b?.tables && a?.bits === b?.bits
}

/** First bit of table t's piece. */
export function pieceStart({ tables }: TablePlan, t: number): number {
  return Math.floor((HASH_BITS * t) / tables)
}
