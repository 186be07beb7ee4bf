import { EditPattern } from '../look/edit-pattern'
import type { MarkText } from '../text/parse-mark'
import type { SpelledMarks } from './class-lists'
import { keepAlive } from './keep-alive'
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

/** A list of marks with their texts and the number of the first. */
export interface SpelledGroup {
  readonly texts: PackedMarks
  readonly first: number
  readonly list: SpelledMarks
  /** Whether a group before has had a mark of the list. */
  isRepeated(mark: number): boolean
}

/**
 * The marks nearest to a text by edit distance: all of them are looked at, most by their lengths and bags alone. Those of the
 * text's own length come first, then ever longer and shorter ones, until none so long or short can be near enough.
 */
export function nearestSpellings(
  spelling: string,
  groups: Iterable<SpelledGroup>,
  scope: SpellingScope,
): NearSpelling[] {
  if (spelling === '' || scope.most === 0) return []
  const search = new SpellingSearch(spelling, scope)
  for (const group of groups) search.look(group)
  return search.nearest
}

class SpellingSearch {
  readonly nearest: NearSpelling[] = []
  private least = leastSpelling
  private readonly pattern: EditPattern
  private readonly bag = new Uint32Array(2)

  constructor(
    spelling: string,
    private readonly scope: SpellingScope,
  ) {
    this.pattern = new EditPattern(spelling)
    fillBag(this.bag, 0, spelling)
  }

  look(group: SpelledGroup): void {
    const own = this.pattern.length
    this.lookAt(own, group)
    // Of two texts equally many units longer and shorter, the longer one bounds the ratio less.
    for (let apart = 1; 1 - apart / (own + apart) >= this.least; apart++) {
      this.lookAt(own + apart, group)
      if (1 - apart / own >= this.least) this.lookAt(own - apart, group)
    }
  }

  /** Looks at the marks of one length. */
  private lookAt(length: number, { texts, first, list, isRepeated }: SpelledGroup): void {
    const { starts, marks, bags } = list
    if (length < 1 || length > starts.length - 2) return
    const longer = Math.max(length, this.pattern.length)
    const end = starts[length + 1]!
    for (let place = starts[length]!; place < end; place++) {
      if (1 - leastDistance(this.bag, 0, bags, place) / longer < this.least) continue
      const mark = marks[place]!
      if (isRepeated(mark) || this.scope.isGone(first + mark)) continue
      const ratio = texts.spellingRatio(mark, this.pattern)
      if (ratio >= this.least) this.place({ mark: first + mark, ratio })
    }
  }

  private place(found: NearSpelling): void {
    const { nearest } = this
    const { most } = this.scope
    let at = nearest.length
    while (at > 0 && this.isBefore(found, nearest[at - 1]!)) at -= 1
    nearest.splice(at, 0, found)
    if (nearest.length > most) nearest.pop()
    if (nearest.length === most) this.least = nearest[most - 1]!.ratio
  }

  private isBefore(a: NearSpelling, b: NearSpelling): boolean {
    return (
      a.ratio > b.ratio || (a.ratio === b.ratio && this.scope.orderOf(a.mark) < this.scope.orderOf(b.mark))
    )
  }
}

keepAlive(new SpellingSearch('', { most: 0, isGone: () => false, orderOf: (mark) => mark }))
