import type { Language } from './arguments'
import { conclusions, sentences } from './sentences'
import type { Line, Verdict } from './verdict'

const signs = { holds: '✓', fails: '✗', 'not-checked': '–' } as const

/** The sentence of a line; one without its own words for an outcome says that it was not checked. */
function sentenceOf({ name, outcome }: Line, language: Language): string {
  const known: Partial<Record<Line['outcome'], Record<Language, string>>> = sentences[name]
  return (known[outcome] ?? known.fails)![language]
}

/** The answer in words, a line for each thing, what was not checked last. */
export function verdictInWords({ lines, conclusion }: Verdict, language: Language): string {
  const ordered = [
    ...lines.filter((l) => l.outcome !== 'not-checked'),
    ...lines.filter((l) => l.outcome === 'not-checked'),
  ]
  const told = ordered.map((each) => {
    const detail = each.detail === undefined ? '' : `\n    ${each.detail}`
    return `${signs[each.outcome]} ${sentenceOf(each, language)}${detail}`
  })
  return [...told, '', conclusions[conclusion][language]].join('\n')
}
