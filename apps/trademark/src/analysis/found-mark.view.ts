import type { FoundMarkView } from '@originseal/contracts'
import {
  explainComparison,
  levelWithGoods,
  type PreparedMark,
  relateGoods,
  type CrossSearched,
  type GoodsScope,
  type FoundMark,
} from '@originseal/mark-similarity'
import { comparedText } from '../register/index-marks'
import type { LoadedRegister } from '../register/searchable-register'
import { rounded, statusOf } from './mark.rules'

/** From this likeness on, two marks in different scripts are told to sound alike. */
const transliterates = 0.7

type Pair = { readonly own: string; readonly other: string; readonly score: number }
const roundedPairs = <Each extends Pair>(pairs: readonly Each[]): Each[] =>
  pairs.map((pair) => ({ ...pair, score: rounded(pair.score) }))

/** The axes of a comparison as they are told. */
function axesOf(
  own: PreparedMark,
  other: PreparedMark,
  goods: FoundMarkView['axes']['goods'],
): { axes: FoundMarkView['axes']; transliteration: number } {
  const { sound, look, meaning, distinctiveness, transliteration } = explainComparison(own, other)
  return {
    transliteration,
    axes: {
      sound: { score: rounded(sound.score), pairs: roundedPairs(sound.pairs) },
      look: {
        score: rounded(look.score),
        letters: rounded(look.letters),
        pairs: roundedPairs(look.pairs),
      },
      meaning: {
        score: rounded(meaning.score),
        ownWords: [...meaning.ownWords],
        otherWords: [...meaning.otherWords],
        shared: [...meaning.shared],
      },
      goods,
      distinctiveness: {
        score: rounded(distinctiveness.score),
        own: [...distinctiveness.own],
        other: [...distinctiveness.other],
      },
    },
  }
}

/** What found marks are held against. */
export interface Comparison {
  readonly register: LoadedRegister
  readonly own: PreparedMark
  readonly goods: GoodsScope
  readonly crossSearched: CrossSearched
}

/** A mark that a search has found, as it is told: facts, level, and the reason of each axis. */
export function toFoundMark(
  { register, own, goods: ownGoods, crossSearched }: Comparison,
  found: FoundMark,
): FoundMarkView {
  const mark = register.markOf(found.mark)
  const goods = relateGoods(ownGoods, { classes: mark.classes, groups: mark.groups }, crossSearched)
  const other = register.preparedOf(found.mark)
  const { axes, transliteration } = axesOf(own, other, { score: goods.score, reason: goods.reason })
  return {
    source: mark.source,
    applNo: mark.applicationNumber,
    regNo: mark.registrationNumber,
    name: mark.name,
    text: comparedText(mark),
    owner: mark.owner,
    status: statusOf(mark, register.snapshot.date),
    filed: mark.filedOn,
    expires: mark.expiresOn,
    classes: mark.classes,
    groups: mark.groups,
    pictures: mark.pictures,
    figures: mark.figures,
    level: levelWithGoods(found.likelihood, goods.score),
    axes,
    notes: [
      ...(transliteration >= transliterates ? (['transliteration'] as const) : []),
      ...(found.bySpelling ? (['spelling'] as const) : []),
    ],
  }
}
