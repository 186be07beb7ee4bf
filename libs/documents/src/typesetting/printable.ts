import { face, facesFor, type FaceName, type Weight } from './fonts'

/**
 * A piece of a text that can be printed as it is: letters in one face, or a mark that stands for a code point
 * that must not act (controls, bidirectional overrides) or that no face can draw. Nothing vanishes.
 */
export type Piece = { kind: 'letters'; face: FaceName; text: string } | { kind: 'mark'; text: string }

const graphemes = new Intl.Segmenter('zh-Hant', { granularity: 'grapheme' })
/** Controls, format characters, private use, unassigned, lone surrogates, line and paragraph separators. */
const inert = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/u
/** Letters and symbols that are drawn as nothing. */
const invisible = /\u034F|\u17B4|\u17B5|[\u180B-\u180F]|[\u115F\u1160\u2800\u3164\uFFA0]/u
/** Right-to-left letters would print in the wrong order without the bidirectional algorithm. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u
const variationSelector = /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu
const joinsPictographs =
  /^\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\u200D]*$/u

const mark = (character: string): Piece => ({
  kind: 'mark',
  text: `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`,
})
const isMarked = (text: string) => inert.test(text) || invisible.test(text) || rightToLeft.test(text)

const drawable = new Map<string, boolean>()
/** True if the face has a glyph for each code point and shaping leaves no empty box. */
function canDraw(name: FaceName, text: string): boolean {
  const key = `${name}\n${text}`
  let known = drawable.get(key)
  if (known === undefined) {
    const { font } = face(name)
    known =
      [...text].every((c) => c === '\u200D' || font.hasGlyphForCodePoint(c.codePointAt(0)!)) &&
      font.layout(text).glyphs.every((glyph) => glyph.id !== 0)
    if (drawable.size > 50_000) drawable.clear()
    drawable.set(key, known)
  }
  return known
}

function letters(text: string, weight: Weight): Piece | undefined {
  const bare = text.replace(variationSelector, '')
  const name = facesFor(text, weight).find((candidate) => canDraw(candidate, bare))
  return name && { kind: 'letters', face: name, text: bare }
}

const cache = new Map<string, readonly Piece[]>()
function piecesOfCluster(cluster: string, weight: Weight): readonly Piece[] {
  const key = `${weight}\n${cluster}`
  let known = cache.get(key)
  if (!known) {
    known = resolveCluster(cluster, weight)
    if (cache.size > 50_000) cache.clear()
    cache.set(key, known)
  }
  return known
}

function resolveCluster(cluster: string, weight: Weight): readonly Piece[] {
  if (/^[\p{Zs}\t]$/u.test(cluster) && cluster !== '\u3000') {
    return [{ kind: 'letters', face: facesFor('a', weight)[0]!, text: ' ' }]
  }
  if (joinsPictographs.test(cluster) || !isMarked(cluster)) {
    const whole = letters(cluster, weight)
    if (whole && (whole.text.length > 0 || cluster.length === 0)) return [whole]
  }
  const each = cluster.replace(variationSelector, '') || cluster
  return [...each].map((c) => (isMarked(c) ? mark(c) : (letters(c, weight) ?? mark(c))))
}

/** One piece per user-perceived character, in reading order. */
export function printable(text: string, weight: Weight): readonly Piece[] {
  const pieces: Piece[] = []
  for (const { segment } of graphemes.segment(text)) pieces.push(...piecesOfCluster(segment, weight))
  return pieces
}
