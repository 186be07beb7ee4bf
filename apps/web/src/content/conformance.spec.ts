import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  copies,
  foundCopies,
  nearDuplicates,
  photographCopies,
  waysOfCopying,
} from '../testing/measured-copies'
import { paragraphWith } from '../testing/paragraph-with'

const root = join(__dirname, '../../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const pageIn = (locale: string) => read(`apps/web/src/content/pages/conformance.${locale}.mdx`)

/** The rows of the table, by the ways of copying that they put together. */
const families = [
  /^(?:jpeg|resize) /,
  /^crop /,
  /^turn (?:1|2|3|5|10|15)$/,
  /^(?:turn (?:90|180|270)|mirror)$/,
  /^(?:text|logo|border)/,
  /screenshot/,
  /^(?:.* filter|hue turned|grey)$/,
  /^(?:blur|noise) /,
  /^(?:collage|perspective) /,
  /(?:)/,
]

function rowOf(family: RegExp): number[] {
  const ways = waysOfCopying.filter((way) => family.test(way))
  return [ways.length * copies.originals, foundCopies('pipeline', ways), foundCopies('pdq', ways)]
}

/** The numbers of each row of the first table with three columns of them. */
const tableIn = (page: string) =>
  [...page.matchAll(/\|\s*(\d+) \|\s*(\d+) \|\s*(\d+) \|/g)].map((row) => row.slice(1).map(Number))

describe.each(['zh-TW', 'en'])('the conformance page in %s', (locale) => {
  const page = pageIn(locale)

  it('has the copies found as they were measured', () => {
    expect(tableIn(page)).toEqual(families.map(rowOf))
    expect(rowOf(families.at(-1) as RegExp)[0]).toBe(copies.copies)
  })

  it('has the pairs that were not accused as they were measured', () => {
    expect(paragraphWith(page, nearDuplicates('made').pairs, copies.methods.pipeline.strangers)).toBeDefined()
  })

  it('has the real photographs as they were measured', () => {
    const { made, found } = photographCopies()
    const { pairs, accused } = nearDuplicates('photographed twice')
    expect(paragraphWith(page, copies.photographs.count, made, found, pairs, accused)).toBeDefined()
  })

  it('has the figures of the index and of trademarks as their records have them', () => {
    expect(read('docs/evidence/index.md')).toMatch(/\| 10⁷ .*\| 0\.250 .*\| 172 .*\| 0 of 200/)
    expect(page).toMatch(/0\.250[^]*172/)
    const likeness = read('docs/evidence/trademark-likeness.md')
    const levels = [...likeness.matchAll(/\*\*(\d+) of (\d+)\*\*\s+\| \d+ of \d+/g)].map((level) =>
      level.slice(1),
    )
    const shown = [...page.matchAll(/(\d+)(?:／| of )(\d+)(?: 組)? \|/g)].map((level) => level.slice(1))
    expect(shown).toEqual(levels)
    for (const auc of ['0.932', '0.687'])
      expect([likeness, page].every((text) => text.includes(auc))).toBe(true)
  })

  it('names commands that there are', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const named = [...page.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })
})
