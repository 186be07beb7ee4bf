import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(__dirname, '../../docs/security')
const register = readFileSync(join(folder, 'asvs.md'), 'utf8')
/** Level by number, of the standard's levels 1 and 2. */
const levels = JSON.parse(readFileSync(join(folder, 'asvs-5.0.0-levels.json'), 'utf8')) as Record<
  string,
  number
>

interface Row {
  readonly number: string
  readonly level: number
  readonly state: string
  readonly reason: string
  readonly files: readonly string[]
}

function rowsOf(text: string): Row[] {
  const lines = text.split('\n').filter((line) => /^\| *\d/.test(line))
  return lines.map((line) => {
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim())
    const [, number = '', level = '', , state = '', reason = '', shown = ''] = cells
    const files = [...shown.matchAll(/\]\(([^)]+)\)/g)].map(([, path]) => path as string)
    return { number, level: Number(level), state, reason, files }
  })
}

const kinds = ['met', '**not met**', 'not applicable']
/** What shows something: a test, an attack that is run, a linter's rules, or a document. */
const showing = /\.(?:spec\.tsx?|e2e\.ts)$|\/tools\/system-tests\/attack\/.*\.mjs$|\/\.oxlintrc\.json$|\.md$/

/** What is wrong with a register, a sentence each. */
function faultsOf(rows: readonly Row[]): string[] {
  const count = (number: string) => rows.filter((row) => row.number === number).length
  return [
    ...Object.keys(levels)
      .filter((number) => count(number) !== 1)
      .map((number) => `${number} is there ${count(number)} times`),
    ...rows.flatMap(({ number, level, state, reason, files }) => [
      ...(levels[number] === level ? [] : [`${number} is not of level ${level}`]),
      ...(kinds.includes(state) ? [] : [`${number} is '${state}'`]),
      ...(reason.length >= 3 ? [] : [`${number} gives no reason`]),
      ...(state === 'met' && files.length === 0 ? [`${number} is met and names nothing that shows it`] : []),
      ...files
        .filter((path) => !showing.test(path) || !existsSync(join(folder, path)))
        .map((path) => `${number} names ${path}`),
    ]),
  ]
}

describe('the ASVS register', () => {
  it('has every requirement of levels 1 and 2 once, each with its reason, and what is met with what shows it', () => {
    expect(Object.keys(levels)).toHaveLength(253)
    expect(faultsOf(rowsOf(register))).toEqual([])
  })

  it('counts its rows as they are', () => {
    const [, all, met, unmet, none] =
      /Of (\d+) requirements\s+(\d+) are\s+met,\s+(\d+)\s+are\s+not,\s+and\s+(\d+)\s+do/.exec(register) ?? []
    const states = rowsOf(register).map(({ state }) => state)
    const counts = kinds.map((kind) => states.filter((state) => state === kind).length)
    expect([all, met, unmet, none].map(Number)).toEqual([states.length, ...counts])
  })

  it.each<[string, (row: Row) => Partial<Row>]>([
    ['1.2.4 names', () => ({ files: ['../../apps/nowhere/src/none.spec.ts'] })],
    ['1.2.4 names', () => ({ files: ['../../package.json'] })],
    ['1.2.4 is met and names nothing', () => ({ files: [] })],
    ['1.2.4 is not of level', () => ({ level: 2 })],
    ["1.2.4 is 'almost'", () => ({ state: 'almost' })],
    ['1.2.4 gives no reason', () => ({ reason: '' })],
    ['1.2.4 is there 0 times', () => ({ number: '1.2.3' })],
    ['1.2.3 is there 2 times', () => ({ number: '1.2.3' })],
  ])('is refused where %s', (fault, change) => {
    const planted = rowsOf(register)
    const row = planted.find(({ number }) => number === '1.2.4') as Row
    Object.assign(row, change(row))
    expect(faultsOf(planted).some((told) => told.startsWith(fault))).toBe(true)
  })
})
