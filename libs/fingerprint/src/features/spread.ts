/**
 * Chooses at most `count` of `n` points so that every part of the picture keeps some: the strongest of every cell of a
 * grid, then the second strongest of every cell, and so on. A caption or a logo can't take all of them that way.
 * Returns indexes; a prefix of the result is spread as well.
 */
export function spreadPoints(
  points: ArrayLike<number>,
  strength: ArrayLike<number>,
  size: { width: number; height: number },
  count: number,
  cells = 12,
): number[] {
  const buckets: number[][] = Array.from({ length: cells * cells }, () => [])
  const cellOf = (value: number, side: number): number =>
    Math.min(cells - 1, Math.floor((value / side) * cells))
  const strongestFirst = Array.from({ length: strength.length }, (_, i) => i).sort(
    (a, b) => strength[b]! - strength[a]! || a - b,
  )
  for (const i of strongestFirst)
    buckets[cellOf(points[i * 2 + 1]!, size.height) * cells + cellOf(points[i * 2]!, size.width)]!.push(i)
  const kept: number[] = []
  for (let round = 0; kept.length < count; round++) {
    const taken = buckets.flatMap((bucket) => bucket.slice(round, round + 1))
    if (taken.length === 0) break
    kept.push(...taken.sort((a, b) => strength[b]! - strength[a]! || a - b))
  }
  return kept.slice(0, count)
}
