import { compared, compareMarks } from '../comparison/compare-marks'
import { likelihood } from '../comparison/likelihood'
import { prepareMark, type PreparedMark } from '../comparison/prepared-mark'
import { unitsOf, type WrittenUnit } from './written-units'

/** The part of a text that is most like a name. */
export interface Passage {
  /** As it is written there. */
  readonly text: string
  /** It is the name, but for variants of characters, width, case, accents and what stands between them. */
  readonly isName: boolean
  /** 0 to 1; 1 for the name itself. */
  readonly likelihood: number
}

/** How likely the passages are that were compared, for texts that share many of them. */
export type KnownPassages = Map<string, number>

/** A name in one script that passages in the other may render: so many units long. */
const renderedIn = { han: [2, 3, 4], letters: [1, 2] } as const
/** From so many units on a name with one less is still to be known by what is left. */
const shortensFrom = 4
/** Ideas are left aside: a text has many words that mean what a name means. */
const wanted = compared.han | compared.letters | compared.skeleton

const isSame = ({ text: a }: PreparedMark, { text: b }: PreparedMark): boolean =>
  a.han.join('') === b.han.join('') && a.letters === b.letters

/** Whether there is enough of a name to look for it in texts: two characters of Han script, or three letters. */
export const canBeFound = ({ text }: PreparedMark): boolean =>
  text.han.length >= 2 || text.letters.length >= 3 || (text.han.length === 1 && text.letters.length > 0)

interface Length {
  readonly units: number
  /** Of one script only. */
  readonly isHan?: boolean
}

function lengthsOf({ text }: PreparedMark): Length[] {
  const units = text.han.length + text.words.length + (text.digits === '' ? 0 : 1)
  // Words may be written as one.
  const mayBeShorter = units >= shortensFrom || text.words.length > 1
  const own = [units, units + 1, ...(mayBeShorter ? [units - 1] : [])].map((each) => ({ units: each }))
  if (text.han.length === 0) return [...own, ...renderedIn.han.map((each) => ({ units: each, isHan: true }))]
  if (text.letters === '')
    return [...own, ...renderedIn.letters.map((each) => ({ units: each, isHan: false }))]
  return own
}

function* windowsOf(
  run: readonly WrittenUnit[],
  text: string,
  lengths: readonly Length[],
): Generator<string> {
  for (const { units, isHan } of lengths)
    for (let first = 0; first + units <= run.length; first++) {
      const window = run.slice(first, first + units)
      if (isHan === undefined || window.every((unit) => unit.isHan === isHan))
        yield text.slice(window[0]?.start, window.at(-1)?.end)
    }
}

/**
 * Looks for the passage of a text that is most like a name: all that are as long as it, a unit longer or shorter, and those that
 * may render it in another script, by the likelihood of the model that compares marks. Its measured shares are those of marks,
 * not of passages, of which a text has many.
 *
 * @param known what earlier texts have shown of this name; what this one shows is added
 */
export function findPassage(
  name: PreparedMark,
  written: string,
  known: KnownPassages = new Map(),
): Passage | undefined {
  const text = written.normalize('NFKC')
  const lengths = lengthsOf(name)
  let best: Passage | undefined
  for (const run of unitsOf(text))
    for (const window of windowsOf(run, text, lengths)) {
      const likely = known.get(window) ?? likelihoodOf(name, window)
      known.set(window, likely)
      if (likely > (best?.likelihood ?? 0)) best = { text: window, isName: likely === 1, likelihood: likely }
    }
  return best
}

/** 1 for the name itself alone, which the model does not reach. */
function likelihoodOf(name: PreparedMark, window: string): number {
  const other = prepareMark(window)
  return isSame(name, other) ? 1 : likelihood(compareMarks(name, other, wanted))
}
