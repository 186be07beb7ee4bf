/** FNV-1a over UTF-16 units: 32 bits of a key. Keys that collide share their marks, which exact comparison tells apart. */
export function hashKey(key: string): number {
  let hash = 2_166_136_261
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 16_777_619)
  return hash >>> 0
}

const free = 0xff_ff_ff_ff
const fullest = 0.7

/** Numbers for hashed keys, in typed arrays: open addressing, doubled when it gets full. */
export class KeyTable {
  /** Of each slot its key's hash and number; a free slot has no number. */
  hashes: Uint32Array
  numbers: Uint32Array
  size = 0

  constructor(slots = 1 << 16) {
    this.hashes = new Uint32Array(slots)
    this.numbers = new Uint32Array(slots).fill(free)
  }

  /** A table as it was kept. */
  static of(hashes: Uint32Array, numbers: Uint32Array, size: number): KeyTable {
    const table = new KeyTable(1)
    return Object.assign(table, { hashes, numbers, size })
  }

  get bytes(): number {
    return this.hashes.byteLength + this.numbers.byteLength
  }

  /** The number of a key; undefined where it has none. */
  find(key: string): number | undefined {
    return this.findHash(hashKey(key))
  }

  /** The number of the keys of a hash; undefined where they have none. */
  findHash(hash: number): number | undefined {
    const number = this.numbers[this.slotOf(hash)]!
    return number === free ? undefined : number
  }

  /** The number of a key, which is given one if it has none. */
  add(key: string): number {
    const hash = hashKey(key)
    const slot = this.slotOf(hash)
    if (this.numbers[slot] !== free) return this.numbers[slot]!
    this.hashes[slot] = hash
    this.numbers[slot] = this.size
    this.size++
    if (this.size > this.numbers.length * fullest) this.grow()
    return this.size - 1
  }

  private slotOf(hash: number): number {
    const mask = this.numbers.length - 1
    let slot = (Math.imul(hash, 0x9e_37_79_b1) >>> 0) & mask
    while (this.numbers[slot] !== free && this.hashes[slot] !== hash) slot = (slot + 1) & mask
    return slot
  }

  private grow(): void {
    const [hashes, numbers] = [this.hashes, this.numbers]
    this.hashes = new Uint32Array(numbers.length * 2)
    this.numbers = new Uint32Array(numbers.length * 2).fill(free)
    for (let old = 0; old < numbers.length; old++) {
      if (numbers[old] === free) continue
      const slot = this.slotOf(hashes[old]!)
      this.hashes[slot] = hashes[old]!
      this.numbers[slot] = numbers[old]!
    }
  }
}
