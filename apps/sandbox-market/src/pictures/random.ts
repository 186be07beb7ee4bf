/** Numbers that are the same for the same seed, on every machine. */
export interface Random {
  /** 0 ≤ x < 1 */
  next(): number
  range(from: number, to: number): number
  /** Both ends included. */
  int(from: number, to: number): number
  pick<Item>(items: readonly Item[]): Item
  chance(probability: number): boolean
  shuffle<Item>(items: readonly Item[]): Item[]
}

/** Mulberry32 (T. Ettinger, public domain), started from a mixed seed so that neighbouring seeds part at once. */
export function randomFrom(seed: number): Random {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    int,
    range: (from, to) => from + next() * (to - from),
    pick: (items) => items[int(0, items.length - 1)]!,
    chance: (probability) => next() < probability,
    shuffle: (items) => {
      const mixed = [...items]
      for (let i = mixed.length - 1; i > 0; i--) {
        const j = int(0, i)
        ;[mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!]
      }
      return mixed
    },
  }
}
