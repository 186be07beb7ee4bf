import type { Syllable } from './syllables'

type Features = readonly [place: number, manner: number, aspirated: number]

/** Places from the lips (0) to the velum (6); manner: stop, affricate, fricative, nasal, liquid, none. */
const initialFeatures: Readonly<Record<string, Features>> = {
  ...{ b: [0, 0, 0], p: [0, 0, 1], m: [0, 3, 0], f: [1, 2, 0], d: [2, 0, 0], t: [2, 0, 1], n: [2, 3, 0] },
  ...{ l: [2, 4, 0], g: [6, 0, 0], k: [6, 0, 1], h: [6, 2, 0], j: [5, 1, 0], q: [5, 1, 1], x: [5, 2, 0] },
  ...{ zh: [4, 1, 0], ch: [4, 1, 1], sh: [4, 2, 0], r: [4, 4, 0], z: [3, 1, 0], c: [3, 1, 1], s: [3, 2, 0] },
  ...{ '': [7, 5, 0] },
}

/** Initials that speakers in Taiwan commonly merge, or that examiners call near. */
const nearInitials: Readonly<Record<string, number>> = {
  ...{ 'zh|z': 0.08, 'ch|c': 0.08, 'sh|s': 0.08, 'n|l': 0.2, 'f|h': 0.3, 'l|r': 0.25, 'j|zh': 0.3 },
  ...{ 'q|ch': 0.3, 'x|sh': 0.3, 'j|z': 0.35, 'q|c': 0.35, 'x|s': 0.3, 'b|p': 0.25, 'd|t': 0.25 },
  ...{ 'g|k': 0.25, 'j|q': 0.25, 'zh|ch': 0.25, 'z|c': 0.25, 'r|': 0.5, 'h|': 0.5 },
}

function initialDistance(a: string, b: string): number {
  if (a === b) return 0
  const near = nearInitials[`${a}|${b}`] ?? nearInitials[`${b}|${a}`]
  if (near !== undefined) return near
  const [placeA, mannerA, aspiratedA] = initialFeatures[a] as Features
  const [placeB, mannerB, aspiratedB] = initialFeatures[b] as Features
  const place = 0.1 * Math.min(3, Math.abs(placeA - placeB))
  return Math.min(1, 0.25 + place + (mannerA === mannerB ? 0 : 0.35) + (aspiratedA === aspiratedB ? 0 : 0.15))
}

type Final = readonly [medial: string, height: number, backness: number, coda: string]

const finals: Readonly<Record<string, Final>> = {
  ...{ a: ['', 0, 1, ''], o: ['', 2, 3, ''], e: ['', 2, 2.2, ''], i: ['', 4, 0, ''], u: ['', 4, 3, ''] },
  ...{ v: ['', 4, 1, ''], er: ['', 2, 2.2, 'r'], I: ['', 3.6, 1.6, ''], ai: ['', 0, 1, 'i'] },
  ...{ ei: ['', 2, 0, 'i'], ao: ['', 0, 1, 'u'], ou: ['', 2, 3, 'u'], an: ['', 0, 1, 'n'] },
  ...{ en: ['', 2, 2, 'n'], ang: ['', 0, 1.5, 'g'], eng: ['', 2, 2, 'g'], ong: ['', 3, 3, 'g'] },
  ...{ ia: ['i', 0, 1, ''], ie: ['i', 2, 0, ''], iao: ['i', 0, 1, 'u'], iu: ['i', 2, 3, 'u'] },
  ...{ ian: ['i', 1, 0.5, 'n'], in: ['', 4, 0, 'n'], iang: ['i', 0, 1.5, 'g'], ing: ['', 4, 0, 'g'] },
  ...{ iong: ['i', 3, 3, 'g'], iai: ['i', 0, 1, 'i'], io: ['i', 2, 3, ''], ua: ['u', 0, 1, ''] },
  ...{ uo: ['u', 2, 3, ''], uai: ['u', 0, 1, 'i'], ui: ['u', 2, 0, 'i'], uan: ['u', 0, 1, 'n'] },
  ...{ un: ['u', 2, 2, 'n'], uang: ['u', 0, 1.5, 'g'], ueng: ['u', 2, 2, 'g'], ve: ['v', 2, 0, ''] },
  ...{ van: ['v', 1, 0.5, 'n'], vn: ['', 4, 1, 'n'] },
}

const isNasal = (coda: string): boolean => coda === 'n' || coda === 'g'

function codaDistance(a: string, b: string): number {
  if (a === b) return 0
  // -n and -ng are one to many in Taiwan.
  if (isNasal(a) && isNasal(b)) return 0.08
  return a === '' || b === '' ? 0.3 : 0.45
}

function medialDistance(a: string, b: string): number {
  if (a === b) return 0
  return a === '' || b === '' ? 0.2 : 0.3
}

function finalDistance(a: string, b: string): number {
  if (a === b) return 0
  const [x, y] = [finals[a], finals[b]]
  if (!x || !y) return 1
  if ((a === 'eng' && b === 'ong') || (a === 'ong' && b === 'eng')) return 0.15
  const nucleus = Math.min(0.6, (Math.abs(x[1] - y[1]) + Math.abs(x[2] - y[2])) * 0.14)
  return Math.min(1, codaDistance(x[3], y[3]) + medialDistance(x[0], y[0]) + nucleus)
}

/** 0 for the same syllable to 1, by the features of its parts. */
export const syllableDistance = ([initialA, finalA]: Syllable, [initialB, finalB]: Syllable): number =>
  0.5 * initialDistance(initialA, initialB) + 0.5 * finalDistance(finalA, finalB)
