/** 1 less the edit distance (Levenshtein's) by the longer text; 0 where one is empty. */
export function editRatio(a: string, b: string): number {
  if (a === '' || b === '') return 0
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const current = [i]
    for (let j = 1; j <= b.length; j++) {
      const exchange = previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      current[j] = Math.min(exchange, previous[j]! + 1, current[j - 1]! + 1)
    }
    previous = current
  }
  return 1 - previous[b.length]! / Math.max(a.length, b.length)
}
