import { budgetLines, budgets, costliestFiles } from './budget.mjs'

const allowed = { small: 100, medium: 200 }
const within = [
  { name: 'small', seconds: 60, cpuSeconds: 99.96 },
  { name: 'medium', seconds: 120, cpuSeconds: 200 },
]
const warnings = (lines: string[]): string[] => lines.filter((line) => line.startsWith('warning'))

describe('the budget of the tests', () => {
  it('is told for each part beside what the part took', () => {
    const lines = budgetLines(within, 180, true, allowed, 180)
    expect(lines.map((line) => line.split(/ {2,}/u).filter(Boolean))).toEqual([
      ['part', 'time', 'CPU', 'budget'],
      ['small', '60.0 s', '100.0 s', '100 s'],
      ['medium', '120.0 s', '200.0 s', '200 s'],
      ['whole', '180.0 s'],
    ])
  })

  it('warns of a part that is over it', () => {
    const over = [within[0]!, { name: 'medium', seconds: 1, cpuSeconds: 250.5 }]
    expect(warnings(budgetLines(over, 1, false, allowed))).toEqual([
      'warning: medium took 250.5 s of CPU, budget 200 s',
    ])
  })

  it('has no opinion of a part whose CPU is not told, however long it took', () => {
    const lines = budgetLines([{ name: 'small', seconds: 9_999 }], 1, false, allowed)
    expect(lines[1]).toContain('not told')
    expect(warnings(lines)).toEqual([])
  })

  it('warns of the whole, and of nothing else by the time that passed', () => {
    const expected = ['warning: the whole took 181.0 s, budget 180 s on two quiet cores']
    expect(warnings(budgetLines(within, 181, true, allowed, 180))).toEqual(expected)
    expect(warnings(budgetLines(within, 181, false, allowed, 180))).toEqual([])
  })

  it('leaves room on two cores: all parts together fit into 15 minutes', () => {
    const cpuSeconds = Object.values(budgets).reduce((sum, seconds) => sum + seconds, 0)
    expect(cpuSeconds).toBeLessThanOrEqual(2 * 15 * 60)
  })
})

it('names the files that cost most: by CPU, and by time where that is not counted', () => {
  const files = [
    { name: 'waits', seconds: 90, cpuSeconds: 1 },
    { name: 'computes', seconds: 5, cpuSeconds: 9 },
    { name: 'uncounted', seconds: 7 },
  ]
  expect(costliestFiles(files, 2).map((line) => line.split(/ {2,}/u).filter(Boolean))).toEqual([
    ['9.0 s', '5.0 s', 'computes'],
    ['7.0 s', 'uncounted'],
  ])
})
