const vowels = 'aeiou'
const isVowel = (code: number): boolean => code >= 97

type Features = readonly [place: number, manner: number, voiced: number]

const consonants: Readonly<Record<string, Features>> = {
  ...{ P: [0, 0, 0], B: [0, 0, 1], M: [0, 3, 1], F: [1, 2, 0], T: [2, 0, 0], D: [2, 0, 1], N: [2, 3, 1] },
  ...{ L: [2, 4, 1], S: [2, 2, 0], Z: [2, 1, 1], C: [3, 1, 0], J: [3, 1, 1], X: [3, 2, 0], R: [3, 4, 1] },
  ...{ K: [5, 0, 0], G: [5, 0, 1], H: [5, 2, 0], W: [0.5, 5, 1], Y: [3.5, 5, 1] },
}
/** Pairs that one script writes for the other. */
const near: Readonly<Record<string, number>> = {
  ...{ RL: 0.15, SX: 0.15, ZS: 0.2, ZJ: 0.15, FW: 0.25, BF: 0.4, SC: 0.25, TC: 0.35, HF: 0.35, MN: 0.2 },
}
const vowelPlaces: Readonly<Record<string, readonly [height: number, backness: number]>> = {
  ...{ a: [0, 1], e: [2, 0.5], i: [4, 0], o: [2, 3], u: [4, 3] },
}

const substitution = new Float32Array(128 * 128).fill(1)
function setSubstitution(a: string, b: string, cost: number): void {
  substitution[a.charCodeAt(0) * 128 + b.charCodeAt(0)] = cost
  substitution[b.charCodeAt(0) * 128 + a.charCodeAt(0)] = cost
}
for (const [a, [placeA, mannerA, voicedA]] of Object.entries(consonants))
  for (const [b, [placeB, mannerB, voicedB]] of Object.entries(consonants)) {
    const cost =
      0.12 * Math.abs(placeA - placeB) + (mannerA === mannerB ? 0 : 0.3) + (voicedA === voicedB ? 0 : 0.1)
    setSubstitution(a, b, a === b ? 0 : Math.min(1, cost))
  }
for (const [pair, cost] of Object.entries(near)) setSubstitution(pair[0] as string, pair[1] as string, cost)
for (const [a, [heightA, backA]] of Object.entries(vowelPlaces))
  for (const [b, [heightB, backB]] of Object.entries(vowelPlaces))
    setSubstitution(
      a,
      b,
      a === b ? 0 : Math.min(0.6, (Math.abs(heightA - heightB) + Math.abs(backA - backB)) * 0.1),
    )

function gapCosts(usual: number, costs: Readonly<Record<string, number>>): Float32Array {
  const gaps = new Float32Array(128).fill(usual)
  for (const [phones, cost] of Object.entries(costs))
    for (const phone of phones) gaps[phone.charCodeAt(0)] = cost
  return gaps
}
/** Across scripts vowels come and go, and so do weak consonants at the end of a syllable. */
const gapsAcross = gapCosts(0.8, { [vowels]: 0.18, RLSTDK: 0.55, WYH: 0.2 })
const gapsWithin = gapCosts(0.9, { [vowels]: 0.5, WYH: 0.5 })
/** For a vowel to be taken for a consonant. */
const otherKind = 1.2
const mostPhones = 40

const weightOf = (phones: string): number => {
  let weight = 0
  for (let i = 0; i < phones.length; i++) weight += isVowel(phones.charCodeAt(i)) ? 0.4 : 1
  return weight
}

let previous = new Float32Array(mostPhones + 1)
let current = new Float32Array(mostPhones + 1)

function distance(a: string, b: string, gaps: Float32Array): number {
  previous[0] = 0
  for (let j = 1; j <= b.length; j++) previous[j] = previous[j - 1]! + gaps[b.charCodeAt(j - 1)]!
  for (let i = 1; i <= a.length; i++) {
    const phoneA = a.charCodeAt(i - 1)
    current[0] = previous[0]! + gaps[phoneA]!
    for (let j = 1; j <= b.length; j++) {
      const phoneB = b.charCodeAt(j - 1)
      const exchange = isVowel(phoneA) === isVowel(phoneB) ? substitution[phoneA * 128 + phoneB]! : otherKind
      current[j] = Math.min(
        previous[j - 1]! + exchange,
        previous[j]! + gaps[phoneA]!,
        current[j - 1]! + gaps[phoneB]!,
      )
    }
    ;[previous, current] = [current, previous]
  }
  return previous[b.length]!
}

/** How alike two runs of phones sound, 0 to 1; `across` where one is Han and the other Latin. */
export function phoneSimilarity(a: string, b: string, across: boolean): number {
  if (a === '' || b === '') return 0
  if (a === b) return 1
  const [x, y] = [a.slice(0, mostPhones), b.slice(0, mostPhones)]
  const longest = Math.max(weightOf(x), weightOf(y), 1)
  return Math.max(0, 1 - distance(x, y, across ? gapsAcross : gapsWithin) / longest)
}
