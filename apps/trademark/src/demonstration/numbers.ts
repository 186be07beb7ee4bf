/** Uniform whole numbers below a limit, by xorshift from a seed: the same register on every machine. */
export function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % below
  }
}

export type Numbers = (below: number) => number
