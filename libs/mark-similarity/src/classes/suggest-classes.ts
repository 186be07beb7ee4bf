import { glossOf } from '../meaning/dictionary'
import { everydayTerms } from './everyday-terms'
import { householdAndFood } from './everyday/household-and-food'
import { materialsAndMachines } from './everyday/materials-and-machines'
import { services } from './everyday/services'
import { PairRanking } from './pair-ranking'
import { servicePhrases } from './service-phrases'
import { noScores, TermMatcher, type Term } from './term-matcher'

export interface ClassSuggestion {
  readonly class: number
  readonly level: 'main' | 'also' | 'maybe'
  readonly score: number
  /** Words of the description that speak for it. */
  readonly because: readonly string[]
}

/** What is asked rather than added in silence. */
export interface ClassQuestion {
  readonly kind: 'retail' | 'shop' | 'app'
  readonly classes: readonly number[]
}

const englishShare = 0.6
const leastGloss = 0.5

const vocabulary = [everydayTerms, materialsAndMachines, householdAndFood, services]

/** The everyday terms, and the English words that the dictionary has for them. */
function* everyday(): Generator<Term> {
  for (const [number, terms] of vocabulary.flatMap((each) => Object.entries(each))) {
    const each = Number(number)
    for (const text of terms.split(/\s+/u)) {
      yield { text, class: each, weight: 1 }
      for (const [word, weight] of glossOf(text))
        if (weight >= leastGloss && word.length > 2)
          yield { text: word, class: each, weight: weight * englishShare }
    }
  }
}

const most = 5
const shares = { also: 0.55, maybe: 0.3 }
/** A class that a word of the description names is told of, however little the word weighs beside others. */
const levelOf = (share: number, isNamed: boolean): ClassSuggestion['level'] | undefined => {
  if (share === 1) return 'main'
  if (share >= shares.also) return 'also'
  return share >= shares.maybe || isNamed ? 'maybe' : undefined
}

/** Suggests Nice classes for what somebody sells, in their own words. */
export class ClassSuggester {
  private readonly matcher: TermMatcher
  private readonly pairs: PairRanking

  /** @param further terms of the office's list or of a register, where there are some */
  constructor(further: Iterable<Term> = []) {
    const terms = [...everyday(), ...further]
    this.matcher = new TermMatcher(terms)
    this.pairs = new PairRanking(terms)
  }

  /** The likeliest first; nothing where no word is known. */
  suggest(description: string): ClassSuggestion[] {
    const text = description.toLowerCase().normalize('NFKC')
    const found = noScores()
    this.matcher.addTo(found, Array.from(text))
    this.pairs.addTo(found, text)
    for (const { class: each, worth, words } of servicePhrases) {
      const word = words.split(' ').find((phrase) => text.includes(phrase))
      if (word === undefined) continue
      found.scores[each]! += worth
      found.because[each]!.push(word)
    }
    const ranked = [...found.scores.keys()]
      .filter((each) => found.scores[each]! > 0)
      .sort((a, b) => found.scores[b]! - found.scores[a]! || a - b)
    const best = found.scores[ranked[0] ?? 0]!
    return ranked.slice(0, most).flatMap((each) => {
      const score = found.scores[each]!
      const level = levelOf(score / best, found.because[each]!.length > 0)
      return level === undefined
        ? []
        : [{ class: each, level, score, because: [...new Set(found.because[each])] }]
    })
  }
}

const lastGoodsClass = 34
const foodAndDrink = [29, 30, 31, 32, 33]
const software = [9, 42]

/** Which further classes somebody may want who sells this, as questions. */
export function questionsFor(suggestions: readonly ClassSuggestion[]): ClassQuestion[] {
  const classes = suggestions.filter(({ level }) => level !== 'maybe').map((each) => each.class)
  const goods = classes.filter((each) => each <= lastGoodsClass)
  const has = (some: readonly number[]): boolean => some.some((each) => classes.includes(each))
  return [
    ...(goods.length > 0 && !has([35]) ? [{ kind: 'retail', classes: [35] } as const] : []),
    ...(has(foodAndDrink) && !has([43]) ? [{ kind: 'shop', classes: [43] } as const] : []),
    ...(classes.length > 0 && !has(software) ? [{ kind: 'app', classes: software } as const] : []),
  ]
}
