import { compareMarks, type Evidence } from '../comparison/compare-marks'
import { likelihood } from '../comparison/likelihood'
import { prepareText, type PreparedMark } from '../comparison/prepared-mark'
import type { ElementFrequencies } from '../distinctiveness/element-weights'
import { editRatio } from '../look/edit-ratio'
import type { MarkText } from '../text/parse-mark'
import type { CandidateSource } from './candidate-source'

/** What a search needs to know of the register's marks, by their numbers. */
export interface SearchedRegister {
  readonly source: CandidateSource
  readonly frequencies: ElementFrequencies
  preparedOf(mark: number): PreparedMark
  /** Whether a mark has one of some classes. */
  isInClasses(mark: number, classes: readonly number[]): boolean
  /** Where a mark stands among all: of equal marks the earlier one comes first. */
  orderOf(mark: number): number
}

export interface MarkSearch {
  readonly text: MarkText
  readonly classes: readonly number[]
  readonly top: number
  /** Candidates that are compared exactly. */
  readonly pool?: number
}

export interface FoundMark {
  readonly mark: number
  readonly likelihood: number
  readonly evidence: Evidence
  /** It is here for its spelling alone: one of those nearest by edit distance in the classes asked for. */
  readonly bySpelling: boolean
}

const usualPool = 200
const otherClass = 0.55
const nearestBySpelling = 5
const leastSpelling = 0.34

const spelling = ({ written, letters }: MarkText): string => written.join('') + letters

/**
 * The marks of a register that are most like one, the likest first. Of the classes asked for those nearest by edit distance are
 * always among them: on decided cases the model does not beat edit distance yet.
 */
export function searchMarks(register: SearchedRegister, search: MarkSearch): FoundMark[] {
  const { text, classes, top, pool = usualPool } = search
  const own = prepareText(text, register.frequencies)
  const inClass = (mark: number): boolean => classes.length === 0 || register.isInClasses(mark, classes)
  const compared = register.source.candidates({ text, classes, most: pool }).map(({ mark, about }) => {
    const other = register.preparedOf(mark)
    const evidence = compareMarks(own, other, about)
    const likely = likelihood(evidence)
    const rank = likely * (inClass(mark) ? 1 : otherClass)
    return {
      mark,
      evidence,
      likelihood: likely,
      rank,
      spelling: editRatio(spelling(text), spelling(other.text)),
    }
  })
  const inOrder = (a: { mark: number }, b: { mark: number }): number =>
    register.orderOf(a.mark) - register.orderOf(b.mark)
  compared.sort((a, b) => b.rank - a.rank || b.spelling - a.spelling || inOrder(a, b))
  const best = compared.slice(0, top)
  const rest = compared
    .slice(top)
    .filter((each) => inClass(each.mark) && each.spelling >= leastSpelling)
    .sort((a, b) => b.spelling - a.spelling || inOrder(a, b))
    .slice(0, Math.min(nearestBySpelling, top))
  const kept = [...best.slice(0, Math.max(0, top - rest.length)), ...rest]
  return kept.map(({ mark, likelihood: likely, evidence }, i) => {
    const bySpelling = i >= kept.length - rest.length
    return { mark, likelihood: likely, evidence, bySpelling }
  })
}
