import { listingFields, type FoundListing, type ListingField } from '@originseal/contracts'
import type { ListingFacts } from '@originseal/crawling'
import {
  explainComparison,
  findPassage,
  levelOfMarks,
  levels,
  prepareMark,
  type KnownPassages,
  type Level,
  type Passage,
  type PreparedMark,
} from '@originseal/mark-similarity'

/** How a listing carries a name. */
export type ListingMatch = Pick<FoundListing, 'field' | 'passage' | 'isName' | 'level' | 'axes'> & {
  /** 0 to 1. */
  readonly likelihood: number
}

/** Level from which a passage of a field counts: a description is long, so that much in it is a little like any name. */
const countsFrom: Readonly<Record<ListingField, Level>> = {
  title: 'high',
  seller: 'high',
  description: 'very-high',
}

/** Three decimals: what a score is good for. */
const rounded = (score: number): number => Math.round(Math.min(1, Math.max(0, score)) * 1_000) / 1_000
const roundedPairs = <Pair extends { readonly score: number }>(pairs: readonly Pair[]): Pair[] =>
  pairs.map((pair) => ({ ...pair, score: rounded(pair.score) }))

function axesOf(name: PreparedMark, passage: string): ListingMatch['axes'] {
  const { sound, look } = explainComparison(name, prepareMark(passage))
  return {
    sound: { score: rounded(sound.score), pairs: roundedPairs(sound.pairs) },
    look: { score: rounded(look.score), letters: rounded(look.letters), pairs: roundedPairs(look.pairs) },
  }
}

interface FoundPassage extends Passage {
  readonly field: ListingField
  readonly level: Level
}

/**
 * The words of a listing that are the name or very like it; undefined where it has none. Of several fields the likeliest counts,
 * of equal ones the title before the seller before the description.
 *
 * @param known passages that were compared with this very name before
 */
export function matchListing(
  name: PreparedMark,
  listing: ListingFacts,
  known: KnownPassages,
): ListingMatch | undefined {
  const [best] = listingFields
    .flatMap((field): FoundPassage[] => {
      const passage = findPassage(name, listing[field] ?? '', known)
      if (!passage) return []
      const level = levelOfMarks(passage.likelihood)
      return levels.indexOf(level) <= levels.indexOf(countsFrom[field]) ? [{ ...passage, field, level }] : []
    })
    .toSorted((one, other) => other.likelihood - one.likelihood)
  return (
    best && {
      field: best.field,
      passage: best.text,
      isName: best.isName,
      level: best.level,
      likelihood: rounded(best.likelihood),
      axes: axesOf(name, best.text),
    }
  )
}
