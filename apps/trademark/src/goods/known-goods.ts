import { createHash } from 'node:crypto'
import { ClassSuggester, vocabularyVersion, type CrossSearched, type Term } from '@originseal/mark-similarity'
import type { GoodsTerm, GroupLink } from '../readers/goods-files'
import type { RegisteredGoods } from '../register/register.queries'

/** What is loaded of goods. */
export interface LoadedGoods {
  readonly terms: readonly GoodsTerm[]
  readonly links: readonly GroupLink[]
  readonly registered: readonly RegisteredGoods[]
  /** The hashes of the files that these are from. */
  readonly files: readonly string[]
  /** Up to when the office's list knows; null without one. */
  readonly date: string | null
}

/** What is known of goods: which words are of which class and similar groups, and which groups are searched together. */
export interface KnownGoods {
  readonly knowledge: { readonly edition: string; readonly date: string | null }
  readonly suggester: ClassSuggester
  readonly crossSearched: CrossSearched
  /** Codes of the groups of a name of the list, in a class; none for other words. */
  groupsOf(name: string, inClass: number): readonly string[]
}

/** Words of a list in another language say less than its own; the first word of `coffee, roasted` less than the whole. */
const englishWeights = { whole: 0.9, head: 0.6 }
const registeredWeight = 0.9

function* officeTerms(terms: readonly GoodsTerm[]): Generator<Term> {
  for (const { class: each, nameZh, nameEn } of terms) {
    yield { text: nameZh, class: each, weight: 1 }
    const english = nameEn.trim().toLowerCase()
    if (english === '') continue
    yield { text: english, class: each, weight: englishWeights.whole }
    const [head = ''] = english.split(/[,([]/u, 1)
    if (head.trim() !== '' && head !== english)
      yield { text: head.trim(), class: each, weight: englishWeights.head }
  }
}

/** Names that marks were registered for; one of several classes counts in each by its share there. */
function* registeredTerms(registered: readonly RegisteredGoods[]): Generator<Term> {
  const all = new Map<string, number>()
  for (const { name, marks } of registered) all.set(name, (all.get(name) ?? 0) + marks)
  for (const { class: each, name, marks } of registered)
    yield { text: name, class: each, weight: (registeredWeight * marks) / all.get(name)! }
}

/** Of the same edition the same words say the same classes and groups. */
function editionOf(files: readonly string[]): string {
  if (files.length === 0) return vocabularyVersion
  const hash = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16)
  return `${vocabularyVersion}-${hash}`
}

/** What follows from what is loaded; our own words are known without it. */
export function knownGoods({ terms, links, registered, files, date }: LoadedGoods): KnownGoods {
  const groups = new Map<string, Set<string>>()
  const crossSearched = new Map<string, Set<string>>()
  const under = (map: Map<string, Set<string>>, key: string): Set<string> => {
    const known = map.get(key) ?? new Set()
    map.set(key, known)
    return known
  }
  for (const { class: each, nameZh, groups: codes } of terms)
    for (const code of codes) under(groups, `${each} ${nameZh.toLowerCase()}`).add(code)
  for (const [group, other] of links) {
    under(crossSearched, group).add(other)
    under(crossSearched, other).add(group)
  }
  return {
    knowledge: { edition: editionOf(files), date },
    suggester: new ClassSuggester([...officeTerms(terms), ...registeredTerms(registered)]),
    crossSearched,
    groupsOf: (name, inClass) => [...(groups.get(`${inClass} ${name.toLowerCase()}`) ?? [])].sort(),
  }
}
