/** Letters and digits that are taken for each other: at a distance, or nearly always. */
const confusable = 'uv vw mn nh ce ao bd pq gq b8 ea oc rn kx yv ij tf xk'.split(' ')
const nearlyEqual = 'o0 l1 i1 il s5 z2'.split(' ')
const exchanges = new Map<string, number>()
for (const [pairs, cost] of [
  [confusable, 0.45],
  [nearlyEqual, 0.1],
] as const)
  for (const [a, b] of pairs) {
    exchanges.set(`${a}${b}`, cost)
    exchanges.set(`${b}${a}`, cost)
  }
/** The first letter is what one remembers. */
const firstLetter = 1.25
const doubledLetter = 0.4
const swapped = 0.7
const mostLetters = 40

const normal = (text: string): string =>
  text.replaceAll('rn', 'm').replaceAll('vv', 'w').slice(0, mostLetters)

/** How alike two runs of letters and digits look, 0 to 1: an edit distance in which look-alikes cost less. */
export function lettersLook(a: string, b: string): number {
  if (a === '' || b === '') return 0
  if (a === b) return 1
  const [x, y] = [normal(a), normal(b)]
  let beforeLast: number[] = []
  let last = Array.from({ length: y.length + 1 }, (_, j) => j)
  for (let i = 1; i <= x.length; i++) {
    const row = [i]
    for (let j = 1; j <= y.length; j++) {
      const [p, q] = [x[i - 1]!, y[j - 1]!]
      const exchange = p === q ? 0 : (exchanges.get(p + q) ?? 1) * (i === 1 && j === 1 ? firstLetter : 1)
      const dropX = p === x[i - 2] ? doubledLetter : 1
      const dropY = q === y[j - 2] ? doubledLetter : 1
      let best = Math.min(last[j - 1]! + exchange, last[j]! + dropX, row[j - 1]! + dropY)
      if (i > 1 && j > 1 && p === y[j - 2] && q === x[i - 2])
        best = Math.min(best, beforeLast[j - 2]! + swapped)
      row[j] = best
    }
    beforeLast = last
    last = row
  }
  return Math.max(0, 1 - last[y.length]! / Math.max(x.length, y.length))
}
