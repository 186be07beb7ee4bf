import { compareMarks, type Evidence } from '../comparison/compare-marks'
import { likelihood } from '../comparison/likelihood'
import { PreparedMark, prepareText } from '../comparison/prepared-mark'
import type { ElementFrequencies } from '../distinctiveness/element-weights'
import { editRatio } from '../look/edit-ratio'
import type { MarkText } from '../text/parse-mark'
import type { CandidateSource } from './candidate-source'
import { keepAlive } from './keep-alive'
import { leastSpelling, spellingOf, type NearSpelling } from './nearest-spellings'

/** What a search needs to know of the register's marks, by their numbers. */
export interface SearchedRegister {
  readonly source: CandidateSource
  readonly frequencies: ElementFrequencies
  preparedOf(mark: number): PreparedMark
  /** Whether a mark has one of some classes. */
  isInClasses(mark: number, classes: readonly number[]): boolean
  /** The marks of some classes that are nearest by edit distance, the nearest first. */
  nearestBySpelling(text: MarkText, classes: readonly number[], most: number): NearSpelling[]
  /** Where a mark stands among all: of equal marks the earlier one comes first. */
  orderOf(mark: number): number
}

export interface MarkSearch {
  readonly text: MarkText
  readonly classes: readonly number[]
  /** Marks that are listed for their likeness; up to five more for their spelling alone. */
  readonly top: number
  /** Candidates that are compared exactly. */
  readonly pool?: number
}

export interface FoundMark {
  readonly mark: number
  readonly likelihood: number
  readonly evidence: Evidence
  /** It is here for its spelling alone: one of the nearest by edit distance in the classes asked for. */
  readonly bySpelling: boolean
}

const usualPool = 200
const otherClass = 0.55
const nearestBySpelling = 5

/**
 * The marks of a register that are most like one, the likest first, and beside them those of the classes asked for that are
 * nearest by edit distance and not among them: on decided cases the model does not beat edit distance yet. Where no class is asked
 * for, the nearest are sought among the candidates alone.
 */
export function searchMarks(register: SearchedRegister, search: MarkSearch): FoundMark[] {
  const { text, classes, top, pool = usualPool } = search
  const own = prepareText(text, register.frequencies)
  const spelling = spellingOf(text)
  const inClass = (mark: number): boolean => classes.length === 0 || register.isInClasses(mark, classes)
  const compare = (mark: number, about?: number): ComparedMark => {
    const other = register.preparedOf(mark)
    const evidence = compareMarks(own, other, about)
    const likely = likelihood(evidence)
    const rank = likely * (inClass(mark) ? 1 : otherClass)
    return { mark, evidence, likelihood: likely, rank, spelling: editRatio(spelling, spellingOf(other.text)) }
  }
  const inOrder = (a: ComparedMark, b: ComparedMark): number =>
    register.orderOf(a.mark) - register.orderOf(b.mark)
  const compared = register.source
    .candidates({ text, classes, most: pool })
    .map(({ mark, about }) => compare(mark, about))
    .sort((a, b) => b.rank - a.rank || b.spelling - a.spelling || inOrder(a, b))
  const best = compared.slice(0, top)
  const nearest =
    classes.length > 0
      ? register.nearestBySpelling(text, classes, nearestBySpelling)
      : nearestAmong(compared, inOrder)
  const neighbours = nearest
    .filter(({ mark }) => !best.some((each) => each.mark === mark))
    .map(({ mark }) => compared.find((each) => each.mark === mark) ?? compare(mark))
  return [...best.map((each) => toFound(each, false)), ...neighbours.map((each) => toFound(each, true))]
}

interface ComparedMark extends Omit<FoundMark, 'bySpelling'> {
  readonly rank: number
  readonly spelling: number
}

const toFound = ({ mark, likelihood: likely, evidence }: ComparedMark, bySpelling: boolean): FoundMark => ({
  ...{ mark, likelihood: likely, evidence, bySpelling },
})

const nearestAmong = (
  compared: readonly ComparedMark[],
  inOrder: (a: ComparedMark, b: ComparedMark) => number,
): ComparedMark[] =>
  compared
    .filter((each) => each.spelling >= leastSpelling)
    .sort((a, b) => b.spelling - a.spelling || inOrder(a, b))
    .slice(0, nearestBySpelling)

keepAlive(new PreparedMark({ written: [], han: [], words: [], digits: '', letters: '' }, [], []))
