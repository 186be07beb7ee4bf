/** Letters and digits that are taken for each other: at a distance, or nearly always. */
const confusable = 'uv vw mn nh ce ao bd pq gq b8 ea oc rn kx yv ij tf xk'.split(' ')
const nearlyEqual = 'o0 l1 i1 il s5 z2'.split(' ')
const codes = 128
/** What it costs to take one for the other, by both codes. */
const exchanges = new Float64Array(codes * codes).fill(1)
for (let code = 0; code < codes; code++) exchanges[code * codes + code] = 0
for (const [pairs, cost] of [
  [confusable, 0.45],
  [nearlyEqual, 0.1],
] as const)
  for (const pair of pairs) {
    const [a, b] = [pair.charCodeAt(0), pair.charCodeAt(1)]
    exchanges[a * codes + b] = cost
    exchanges[b * codes + a] = cost
  }
/** The first letter is what one remembers. */
const firstLetter = 1.25
const doubledLetter = 0.4
const swapped = 0.7
const mostLetters = 40

const normal = (text: string): string =>
  text.replaceAll('rn', 'm').replaceAll('vv', 'w').slice(0, mostLetters)

const codesOf = (text: string, into: Uint8Array): number => {
  for (let i = 0; i < text.length; i++) into[i] = text.charCodeAt(i)
  return text.length
}

const [x, y] = [new Uint8Array(mostLetters), new Uint8Array(mostLetters)]
let beforeLast = new Float64Array(mostLetters + 1)
let last = new Float64Array(mostLetters + 1)
let row = new Float64Array(mostLetters + 1)

/** An edit distance in which look-alikes, doubled letters and swaps cost less. */
function distance(a: string, b: string): number {
  const [lengthA, lengthB] = [codesOf(a, x), codesOf(b, y)]
  for (let j = 0; j <= lengthB; j++) last[j] = j
  for (let i = 1; i <= lengthA; i++) {
    const p = x[i - 1]!
    const dropX = i > 1 && p === x[i - 2] ? doubledLetter : 1
    row[0] = i
    for (let j = 1; j <= lengthB; j++) {
      const q = y[j - 1]!
      const exchange = exchanges[p * codes + q]! * (i === 1 && j === 1 ? firstLetter : 1)
      const dropY = j > 1 && q === y[j - 2] ? doubledLetter : 1
      let best = Math.min(last[j - 1]! + exchange, last[j]! + dropX, row[j - 1]! + dropY)
      if (i > 1 && j > 1 && p === y[j - 2] && q === x[i - 2])
        best = Math.min(best, beforeLast[j - 2]! + swapped)
      row[j] = best
    }
    ;[beforeLast, last, row] = [last, row, beforeLast]
  }
  return last[lengthB]!
}

/** The last question: of marks of one word the whole and the word are the same. */
let recent = { a: '', b: '', look: 0 }

/** How alike two runs of small letters and digits look, 0 to 1. */
export function lettersLook(a: string, b: string): number {
  if (a === '' || b === '') return 0
  if (a === b) return 1
  if (recent.a === a && recent.b === b) return recent.look
  const [shownA, shownB] = [normal(a), normal(b)]
  const look = Math.max(0, 1 - distance(shownA, shownB) / Math.max(shownA.length, shownB.length))
  recent = { a, b, look }
  return look
}
