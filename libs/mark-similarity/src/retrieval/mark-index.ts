import { compared } from '../comparison/compare-marks'
import { bestPlaces } from './best-places'
import type { Candidate, CandidateQuery, CandidateSource } from './candidate-source'
import { isEmptyMask, maskOf, meet } from './class-masks'
import type { KeyTable } from './key-table'
import { queryKeys } from './mark-keys'

export interface IndexParts {
  readonly keys: KeyTable
  /** Of each key, where its marks begin in `marks`; one more at the end. */
  readonly starts: Uint32Array
  readonly marks: Uint32Array
  /** Of each mark, its classes as two words and its length in characters. */
  readonly low: Uint32Array
  readonly high: Uint32Array
  readonly lengths: Uint8Array
}

interface Term {
  readonly weight: number
  readonly key: number
  readonly frequency: number
  readonly about: number
  readonly isCharacter: boolean
}

/** Marks that a query may touch at most: the rarest keys come first, so that what is left out says least. */
const mostTouched = 150_000
/** Keys of so large a share of the register say nothing, unless they are characters. */
const tooCommon = { share: 0.004, marks: 4_000 }
const reservedBelow = 3_000
const otherClass = 0.4
const otherClassReserved = 0.6
const perCharacter = 0.03

const aboutKind: Readonly<Record<string, number>> = {
  ...{ m: compared.concepts, M: compared.concepts, k: compared.skeleton, K: compared.skeleton },
  ...{ t: compared.letters, w: compared.letters, e: compared.letters },
}

/** An inverted index in typed arrays. One query at a time: it keeps its sums in arrays of its own. */
export class MarkIndex implements CandidateSource {
  private readonly sums: Float32Array
  private readonly about: Uint8Array
  /** The marks that a query has touched, and how many they are. */
  private readonly touched: Uint32Array
  private touchedCount = 0

  constructor(private readonly parts: IndexParts) {
    this.sums = new Float32Array(parts.low.length)
    this.about = new Uint8Array(parts.low.length)
    this.touched = new Uint32Array(Math.min(mostTouched, parts.low.length))
  }

  get size(): number {
    return this.parts.low.length
  }

  get bytes(): number {
    const { keys, starts, marks, low, high, lengths } = this.parts
    const arrays = [starts, marks, low, high, lengths, this.sums, this.about, this.touched]
    return keys.bytes + arrays.reduce((sum, array) => sum + array.byteLength, 0)
  }

  candidates({ text, classes, most }: CandidateQuery): Candidate[] {
    /** Places are kept for evidence of idea and of transliteration, which characters and letters would crowd out. */
    const reserved = [new Map<number, number>(), new Map<number, number>()] as const
    for (const term of this.terms(text)) this.add(term, reserved)
    const mask = maskOf(classes)
    const inClass = (mark: number): boolean =>
      isEmptyMask(mask) || meet(mask, this.parts.low[mark]!, this.parts.high[mark]!)
    const chosen = new Set(this.best(most, inClass))
    for (const sums of reserved) this.addReserved(chosen, sums, most, inClass)
    const candidates = [...chosen].map((mark) => ({ mark, about: this.about[mark]! }))
    this.forget()
    return candidates
  }

  /** The query's keys that the register has, the rarest first. */
  private terms(text: CandidateQuery['text']): Term[] {
    const { keys, starts } = this.parts
    return [...queryKeys(text)]
      .flatMap(([name, weight]) => {
        const key = keys.find(name)
        if (key === undefined) return []
        const kind = name[0] as string
        const about = aboutKind[kind] ?? compared.han
        const isCharacter = kind === 'c' || kind === 'd'
        return [{ weight, key, frequency: starts[key + 1]! - starts[key]!, about, isCharacter }]
      })
      .sort((a, b) => a.frequency - b.frequency || a.key - b.key)
  }

  private add(term: Term, [ideas, skeletons]: readonly Map<number, number>[]): void {
    const { weight, key, frequency, about, isCharacter } = term
    const isWide = frequency > this.size * tooCommon.share && frequency > tooCommon.marks
    if (this.touchedCount + frequency > mostTouched || (isWide && !isCharacter)) return
    const gain = weight * Math.log(1 + this.size / (frequency + 20))
    const strongSkeleton = about === compared.skeleton && weight > 0.5
    const reserve = about === compared.concepts ? ideas : strongSkeleton ? skeletons : undefined
    const { starts, marks } = this.parts
    const { sums, touched } = this
    for (let at = starts[key]!, end = starts[key + 1]!; at < end; at++) {
      const mark = marks[at]!
      const before = sums[mark]!
      if (before === 0) touched[this.touchedCount++] = mark
      sums[mark] = before + gain
      this.about[mark]! |= about
      if (reserve && frequency < reservedBelow) reserve.set(mark, (reserve.get(mark) ?? 0) + gain)
    }
  }

  private best(most: number, inClass: (mark: number) => boolean): number[] {
    const values = new Float32Array(this.touchedCount)
    for (let i = 0; i < values.length; i++) {
      const mark = this.touched[i]!
      const byLength = 1 + perCharacter * this.parts.lengths[mark]!
      values[i] = (this.sums[mark]! / byLength) * (inClass(mark) ? 1 : otherClass)
    }
    return bestPlaces(values, most).map((place) => this.touched[place]!)
  }

  private forget(): void {
    for (let i = 0; i < this.touchedCount; i++) this.sums[this.touched[i]!] = this.about[this.touched[i]!] = 0
    this.touchedCount = 0
  }

  private addReserved(
    chosen: Set<number>,
    sums: ReadonlyMap<number, number>,
    most: number,
    inClass: (mark: number) => boolean,
  ): void {
    const worth = ([mark, sum]: readonly [number, number]): number =>
      sum * (inClass(mark) ? 1 : otherClassReserved)
    const further = [...sums].filter(([mark]) => !chosen.has(mark))
    const best = further.sort((a, b) => worth(b) - worth(a) || a[0] - b[0]).slice(0, Math.ceil(most / 5))
    for (const [mark] of best) chosen.add(mark)
  }
}
