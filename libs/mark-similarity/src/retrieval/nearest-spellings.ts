import { editRatio } from '../look/edit-ratio'
import type { MarkText } from '../text/parse-mark'
import type { PackedMarks } from './packed-marks'
import { fillBag, leastDistance } from './spelling-bags'

export interface NearSpelling {
  readonly mark: number
  /** 1 less the edit distance by the longer text. */
  readonly ratio: number
}

/** Characters and letters of a mark as one text. */
export const spellingOf = ({ written, letters }: Pick<MarkText, 'written' | 'letters'>): string =>
  written.join('') + letters

/** What is less alike is no neighbour. */
export const leastSpelling = 0.34

interface SpellingScope {
  readonly most: number
  /** Whether a mark is there no more. */
  isGone(mark: number): boolean
  /** Where a mark stands among all: of equally near ones the earlier comes first. */
  orderOf(mark: number): number
}

/** Texts of marks, the number of the first, and the places of those that count. */
export interface SpelledMarks {
  readonly texts: PackedMarks
  readonly first: number
  readonly marks: Uint32Array
}

/** The marks nearest to a text by edit distance: all of them are looked at, most by their lengths and bags alone. */
export function nearestSpellings(
  spelling: string,
  groups: Iterable<SpelledMarks>,
  { most, isGone, orderOf }: SpellingScope,
): NearSpelling[] {
  if (spelling === '' || most === 0) return []
  const own = new Uint32Array(2)
  fillBag(own, 0, spelling)
  const nearest: NearSpelling[] = []
  const isBefore = (a: NearSpelling, b: NearSpelling): boolean =>
    a.ratio > b.ratio || (a.ratio === b.ratio && orderOf(a.mark) < orderOf(b.mark))
  const place = (found: NearSpelling): void => {
    let at = nearest.length
    while (at > 0 && isBefore(found, nearest[at - 1]!)) at -= 1
    nearest.splice(at, 0, found)
    if (nearest.length > most) nearest.pop()
  }
  for (const { texts, first, marks } of groups) {
    const { bags, lengths } = texts.spellings
    for (let at = 0; at < marks.length; at++) {
      const mark = marks[at]!
      const length = lengths[mark]!
      const longer = Math.max(length, spelling.length)
      const least = nearest.length < most ? leastSpelling : nearest[most - 1]!.ratio
      if (1 - Math.abs(length - spelling.length) / longer < least) continue
      if (1 - leastDistance(own, 0, bags, mark) / longer < least) continue
      if (isGone(first + mark)) continue
      const ratio = editRatio(spelling, texts.spellingOf(mark))
      if (ratio >= least) place({ mark: first + mark, ratio })
    }
  }
  return nearest
}
