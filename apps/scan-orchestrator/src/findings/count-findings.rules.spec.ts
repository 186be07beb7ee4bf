import { countByPage } from './count-findings.rules'

const none: ReadonlySet<string> = new Set()
const isAllowed = (page: string): boolean => page === 'licensed'

test.each([
  ['a first scan: all is new', { found: ['a', 'b'], known: none }, [2, 2]],
  ['the next one: only what is on another page is new', { found: ['a', 'b'], known: new Set(['a']) }, [2, 1]],
  [
    'another picture on a page that is known is not new',
    { found: ['a', 'a'], known: new Set(['a']) },
    [2, 0],
  ],
  ['what is allowed counts as nothing', { found: ['a', 'licensed'], known: none }, [1, 1]],
  ['nothing found', { found: [], known: new Set(['a']) }, [0, 0]],
] as const)('MEMBER-09: %s', (_, pages, [findings, newFindings]) => {
  expect(countByPage({ ...pages, isAllowed })).toEqual({ findings, newFindings })
})
