import { hashFromHex, popcount32 } from './hash-hex'

export interface HashHit {
  id: string
  distance: number
}

/** Finds every hash within a Hamming limit; nothing is missed. One hash per id. */
export interface HashIndex {
  readonly size: number
  /** Adds, or replaces the hash of, `id`. @throws RangeError when `hash` is not 64 hex digits */
  add(id: string, hash: string): void
  /** Whether there was such an id. */
  remove(id: string): boolean
  /** All ids whose hash differs from `hash` in at most `limit` bits, nearest first, then by id. */
  within(hash: string, limit: number): HashHit[]
}

const WORDS = 8

/** Exact scan over packed words: about 5 ns a row, so right up to some 100,000 hashes. */
export class ScanIndex implements HashIndex {
  private words = new Uint32Array(WORDS * 64)
  private readonly ids: string[] = []
  private readonly rows = new Map<string, number>()

  get size(): number {
    return this.ids.length
  }

  add(id: string, hash: string): void {
    const packed = hashFromHex(hash)
    let row = this.rows.get(id)
    if (row === undefined) {
      row = this.ids.push(id) - 1
      this.rows.set(id, row)
      this.reserve(this.ids.length)
    }
    this.words.set(packed, row * WORDS)
  }

  remove(id: string): boolean {
    const row = this.rows.get(id)
    if (row === undefined) return false
    const last = this.ids.length - 1
    const moved = this.ids[last]!
    this.words.copyWithin(row * WORDS, last * WORDS, (last + 1) * WORDS)
    this.ids[row] = moved
    this.rows.set(moved, row)
    this.ids.pop()
    this.rows.delete(id)
    return true
  }

  within(hash: string, limit: number): HashHit[] {
    const query = hashFromHex(hash)
    const hits: HashHit[] = []
    for (let row = 0; row < this.ids.length; row++) {
      let distance = 0
      for (let w = 0; w < WORDS && distance <= limit; w++)
        distance += popcount32(query[w]! ^ this.words[row * WORDS + w]!)
      if (distance <= limit) hits.push({ id: this.ids[row]!, distance })
    }
    return hits.sort((a, b) => a.distance - b.distance || (a.id < b.id ? -1 : 1))
  }

  private reserve(rows: number): void {
    if (rows * WORDS <= this.words.length) return
    const larger = new Uint32Array(this.words.length * 2)
    larger.set(this.words)
    this.words = larger
  }
}
