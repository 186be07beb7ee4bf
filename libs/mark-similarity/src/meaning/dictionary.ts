import { once, readRows } from '../tables/read-asset'
import { RecentResults } from '../tables/recent-results'

/** Gloss words of a headword, with their weights (0 to 1). */
export type Gloss = readonly (readonly [word: string, weight: number])[]

function readGloss(cell: string): Gloss {
  return cell.split(' ').map((entry) => {
    const colon = entry.lastIndexOf(':')
    return [entry.slice(0, colon), Number(entry.slice(colon + 1)) / 100] as const
  })
}

/** CC-CEDICT's headwords; a gloss is read from its cell when it is asked for. */
const dictionary = once(() => {
  const cells = new Map<string, string>()
  const frequencies = new Map<string, number>()
  for (const [headword, cell] of readRows('cc-cedict/glosses.tsv.gz')) {
    cells.set(headword as string, cell as string)
    for (const entry of (cell as string).split(' ')) {
      const word = entry.slice(0, entry.lastIndexOf(':'))
      frequencies.set(word, (frequencies.get(word) ?? 0) + 1)
    }
  }
  return { cells, frequencies }
})

export const isHeadword = (word: string): boolean => dictionary().cells.has(word)

const glosses = new RecentResults<string, Gloss>(10_000)

export const glossOf = (headword: string): Gloss =>
  glosses.get(headword, () => {
    const cell = dictionary().cells.get(headword)
    return cell === undefined ? [] : readGloss(cell)
  })

/** In how many glosses a word is; undefined where in none. */
export const glossFrequency = (word: string): number | undefined => dictionary().frequencies.get(word)

/** The rarer a word in glosses, the more it says. */
export const rarity = (word: string): number =>
  Math.log(dictionary().cells.size / (1 + (glossFrequency(word) ?? 0.5)))

const synonyms = once(
  () =>
    new Map(readRows('wordnet/synonyms.tsv.gz').map(([word, others]) => [word as string, others as string])),
)
/** WordNet's, those of rare senses left out. */
export const synonymsOf = (word: string): string[] => synonyms().get(word)?.split(' ') ?? []

/** English plural and possessive endings taken off, as tools/mark-tables does to glosses. */
export const stem = (word: string): string =>
  word
    .replace(/'s$/u, '')
    .replace(/(?<=[a-z]{3})ies$/u, 'y')
    .replace(/(?<=[a-z]{3})sses$/u, 'ss')
    .replace(/(?<=[a-z]{3}[^s])s$/u, '')
