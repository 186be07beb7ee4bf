import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '../../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const pageIn = (locale: string) => read(`apps/web/src/content/pages/conformance.${locale}.mdx`)

type Shares = Readonly<Record<string, number>>
interface Copies {
  readonly originals: number
  readonly copies: number
  readonly nearDuplicates: Readonly<Record<string, number>>
  readonly methods: Readonly<
    Record<'pdq' | 'pipeline', { readonly atNoFalseAlarm: Shares; readonly strangers: number }>
  >
}
const copies = JSON.parse(read('docs/evidence/copies.json')) as Copies

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
  const ways = Object.keys(copies.methods.pipeline.atNoFalseAlarm).filter((way) => family.test(way))
  const found = (shares: Shares) =>
    Math.round(ways.reduce((sum, way) => sum + (shares[way] ?? Number.NaN) * copies.originals, 0))
  const { pipeline, pdq } = copies.methods
  return [ways.length * copies.originals, found(pipeline.atNoFalseAlarm), found(pdq.atNoFalseAlarm)]
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
    const near = Object.values(copies.nearDuplicates).reduce((sum, count) => sum + count, 0)
    expect(page).toMatch(new RegExp(String.raw`\b${near}\b`))
    expect(page).toContain(copies.methods.pipeline.strangers.toLocaleString('en'))
  })

  it('has the figures of the index, of photographs and of trademarks as their records have them', () => {
    expect(read('docs/evidence/index.md')).toMatch(/\| 10⁷ .*\| 0\.250 .*\| 172 .*\| 0 of 200/)
    expect(page).toMatch(/0\.250[^]*172/)
    const photographs = read('docs/evidence/photographs.md').replaceAll(/\s+/g, ' ')
    expect(photographs).toContain('48 of 52 in the held-out half')
    expect(photographs).toMatch(
      /of 66 in the development half 1 is called a copy, of 80 in the held-out half 8/,
    )
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
