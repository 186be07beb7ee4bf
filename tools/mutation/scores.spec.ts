import { scoresOf, survivorsOf } from './scores.mjs'

const mutant = (status: string, line = 1) => ({
  status,
  mutatorName: 'EqualityOperator',
  replacement: 'a <\n  b',
  location: { start: { line } },
})
const report = {
  files: {
    'a.rules.ts': {
      mutants: [mutant('Killed'), mutant('Timeout'), mutant('Survived', 7), mutant('Ignored')],
    },
    'b.rules.ts': { mutants: [mutant('NoCoverage', 3)] },
    'c.rules.ts': { mutants: [] },
  },
}

test('a change is noticed by a failure or an endless run; what is ignored counts nowhere', () => {
  expect(scoresOf(report)).toEqual([
    { file: 'a.rules.ts', mutants: 3, noticed: 2, survived: 1, score: 66.7 },
    { file: 'b.rules.ts', mutants: 1, noticed: 0, survived: 1, score: 0 },
    { file: 'c.rules.ts', mutants: 0, noticed: 0, survived: 0, score: 100 },
    { file: 'all', mutants: 4, noticed: 2, survived: 2, score: 50 },
  ])
})

test('what nothing noticed is named with its place, in one line', () => {
  expect(survivorsOf(report)).toEqual([
    'a.rules.ts:7 EqualityOperator: a < b',
    'b.rules.ts:3 EqualityOperator: a < b',
  ])
})
