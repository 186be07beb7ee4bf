import { percentOf, scoreOf, survivorsOf, totalOf } from './scores.mjs'

const mutant = (status: string, line = 1) => ({
  status,
  mutatorName: 'EqualityOperator',
  replacement: 'a <\n  b',
  location: { start: { line } },
})
const some = [mutant('Killed'), mutant('Timeout'), mutant('Survived', 7), mutant('Ignored')]
const uncovered = [mutant('NoCoverage', 3)]

test('a change is noticed by a failure or an endless run; what is ignored counts nowhere', () => {
  const scores = [scoreOf('a.rules.ts', some), scoreOf('b.rules.ts', uncovered), scoreOf('c.rules.ts', [])]
  expect(scores).toEqual([
    { file: 'a.rules.ts', mutants: 3, noticed: 2, survived: 1 },
    { file: 'b.rules.ts', mutants: 1, noticed: 0, survived: 1 },
    { file: 'c.rules.ts', mutants: 0, noticed: 0, survived: 0 },
  ])
  expect(totalOf(scores)).toEqual({ file: 'all', mutants: 4, noticed: 2, survived: 2 })
  expect([...scores, totalOf(scores)].map(percentOf)).toEqual(['66.7', '0.0', '100.0', '50.0'])
})

test('what nothing noticed is named with its place, in one line', () => {
  expect(survivorsOf('a.rules.ts', some)).toEqual(['a.rules.ts:7 EqualityOperator: a < b'])
  expect(survivorsOf('b.rules.ts', uncovered)).toEqual(['b.rules.ts:3 EqualityOperator: a < b'])
})
