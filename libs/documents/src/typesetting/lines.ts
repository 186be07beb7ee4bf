import LineBreaker from 'linebreak'
import { face, type FaceName, type Weight } from './fonts'
import { printable, type Piece } from './printable'

export interface TextStyle {
  /** Points. */
  size: number
  weight: Weight
  color: string
  /** Distance of baselines in points. Default 1.5 × size. */
  leading?: number
}

/** A stretch of one line in one face, or one mark; `width` in points. */
export type Run =
  | { kind: 'letters'; face: FaceName; text: string; width: number }
  | { kind: 'mark'; text: string; width: number }
export interface Line {
  runs: readonly Run[]
  width: number
}

/** Marks are set smaller, in the monospaced face, with this much room (em) inside their frame. */
export const markScale = 0.66
const markPadding = 0.35

const widths = new Map<string, number>()
/** Advance width in em. */
function advance(name: FaceName, text: string): number {
  const key = `${name}\n${text}`
  let known = widths.get(key)
  if (known === undefined) {
    const { font } = face(name)
    known = font.layout(text).advanceWidth / font.unitsPerEm
    if (widths.size > 50_000) widths.clear()
    widths.set(key, known)
  }
  return known
}

const widthOf = (piece: Piece, size: number) =>
  piece.kind === 'letters'
    ? advance(piece.face, piece.text) * size
    : (advance('mono', piece.text) * markScale + markPadding) * size

const isSpace = (piece: Piece | undefined) => piece?.kind === 'letters' && piece.text === ' '

/** Indices of pieces before which a line may end (UAX #14). */
function breakableBefore(pieces: readonly Piece[]): Set<number> {
  // A mark counts as an object among the letters.
  const offsets = new Map<number, number>()
  let text = ''
  pieces.forEach((piece, index) => {
    offsets.set(text.length, index)
    text += piece.kind === 'letters' ? piece.text : '\uFFFC'
  })
  const breaks = new Set<number>()
  const breaker = new LineBreaker(text)
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    const index = offsets.get(next.position)
    // An option such as --rpc stays with its dashes.
    if (index !== undefined && !text.slice(0, next.position).endsWith('--')) breaks.add(index)
  }
  return breaks
}

function toLine(pieces: readonly Piece[], size: number): Line {
  let end = pieces.length
  while (end > 0 && isSpace(pieces[end - 1])) end--
  const runs: Run[] = []
  for (const piece of pieces.slice(0, end)) {
    const last = runs.at(-1)
    if (piece.kind === 'mark') runs.push({ ...piece, width: widthOf(piece, size) })
    else if (last?.kind === 'letters' && last.face === piece.face) last.text += piece.text
    else runs.push({ ...piece, width: 0 })
  }
  for (const run of runs) {
    if (run.kind === 'letters') {
      const { font } = face(run.face)
      run.width = (font.layout(run.text).advanceWidth / font.unitsPerEm) * size
    }
  }
  return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) }
}

/** The last texts laid out: each is measured before it is drawn. */
const recent = new Map<string, readonly Line[]>()

/** `layOut`, remembering the last results. */
export function breakLines(
  text: string,
  style: TextStyle,
  width: number,
  maxLines = Infinity,
): readonly Line[] {
  const key = `${style.weight} ${style.size} ${width} ${maxLines} ${text}`
  let known = recent.get(key)
  if (!known) {
    known = layOut(text, style, width, maxLines)
    if (recent.size > 500) recent.clear()
    recent.set(key, known)
  }
  return known
}

/**
 * Breaks a text into lines no wider than `width` points; a word that is too long alone is broken between
 * characters. An empty text is one empty line. `maxLines` cuts with an ellipsis.
 */
function layOut(text: string, style: TextStyle, width: number, maxLines: number): Line[] {
  const pieces = printable(text, style.weight)
  const mayBreak = breakableBefore(pieces)
  const lines: Line[] = []
  let start = 0
  while (start < pieces.length) {
    let used = 0
    let end = start
    let opportunity = -1
    while (end < pieces.length) {
      if (end > start && mayBreak.has(end)) opportunity = end
      const next = widthOf(pieces[end]!, style.size)
      if (used + next > width && end > start && !isSpace(pieces[end])) break
      used += next
      end++
    }
    if (end < pieces.length && opportunity > start) end = opportunity
    lines.push(toLine(pieces.slice(start, end), style.size))
    start = end
    while (start < pieces.length && isSpace(pieces[start])) start++
  }
  if (lines.length > maxLines) {
    const kept = lines.slice(0, maxLines)
    const room = printable('…', style.weight)[0]!
    const last = kept.at(-1)!
    kept[maxLines - 1] = toLine(
      [...shorten(last, style, width - widthOf(room, style.size)), room],
      style.size,
    )
    return kept
  }
  return lines.length > 0 ? lines : [{ runs: [], width: 0 }]
}

function shorten(line: Line, style: TextStyle, width: number): Piece[] {
  const pieces: Piece[] = line.runs.flatMap((run) =>
    run.kind === 'mark' ? [run] : printable(run.text, style.weight),
  )
  let used = pieces.reduce((sum, piece) => sum + widthOf(piece, style.size), 0)
  while (used > width && pieces.length > 0) used -= widthOf(pieces.pop()!, style.size)
  return pieces
}

export const leadingOf = (style: TextStyle) => style.leading ?? style.size * 1.5
