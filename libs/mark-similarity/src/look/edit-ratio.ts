let previous = new Uint32Array(64)
let current = new Uint32Array(64)

/** 1 less the edit distance (Levenshtein's) by the longer text; 0 where one is empty. */
export function editRatio(a: string, b: string): number {
  if (a === '' || b === '') return 0
  if (b.length >= previous.length)
    [previous, current] = [new Uint32Array(2 * b.length), new Uint32Array(2 * b.length)]
  for (let j = 0; j <= b.length; j++) previous[j] = j
  for (let i = 1; i <= a.length; i++) {
    const unit = a.charCodeAt(i - 1)
    current[0] = i
    for (let j = 1; j <= b.length; j++) {
      const exchange = previous[j - 1]! + (unit === b.charCodeAt(j - 1) ? 0 : 1)
      current[j] = Math.min(exchange, previous[j]! + 1, current[j - 1]! + 1)
    }
    ;[previous, current] = [current, previous]
  }
  return 1 - previous[b.length]! / Math.max(a.length, b.length)
}
