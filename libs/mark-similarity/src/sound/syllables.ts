/** Mandarin syllables in pinyin, split into initial and final. */
const initials = 'zh ch sh b p m f d t n l g k h j q x r z c s'.split(' ')
const afterY: Readonly<Record<string, string>> = { ou: 'iu', ong: 'iong', e: 'ie', an: 'ian' }
const afterYu: Readonly<Record<string, string>> = { '': 'v', e: 've', an: 'van', n: 'vn' }
const afterW: Readonly<Record<string, string>> = { u: 'u', ei: 'ui', en: 'un' }
const afterPalatal: Readonly<Record<string, string>> = { u: 'v', ue: 've', uan: 'van', un: 'vn' }
const sibilants = new Set(['zh', 'ch', 'sh', 'r', 'z', 'c', 's'])

export type Syllable = readonly [initial: string, final: string]

function afterGlideY(rest: string): string {
  if (rest.startsWith('u')) return afterYu[rest.slice(1)] ?? 'v'
  if (rest.startsWith('i')) return rest
  return afterY[rest] ?? `i${rest}`
}

function finalAfter(initial: string, rest: string): string {
  const final = 'jqx'.includes(initial) ? (afterPalatal[rest] ?? rest) : rest
  if (final === 'ue') return 've'
  // The vowel of 之 and 四 is none of the other i.
  return sibilants.has(initial) && final === 'i' ? 'I' : final
}

/** `xuan` as x and van, `you` as a glide alone: iu. */
export function splitSyllable(syllable: string): Syllable {
  if (syllable.startsWith('y')) return ['', afterGlideY(syllable.slice(1))]
  if (syllable.startsWith('w')) return ['', afterW[syllable.slice(1)] ?? `u${syllable.slice(1)}`]
  const initial = initials.find((each) => syllable.startsWith(each))
  if (initial === undefined) return ['', syllable]
  return [initial, finalAfter(initial, syllable.slice(initial.length))]
}
