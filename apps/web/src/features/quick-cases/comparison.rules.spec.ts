import { outcomeOf } from './comparison.rules'

const pageUrl = 'https://shop.example/items/1'
const page = (state: 'searched' | 'partly-searched' | 'unreachable') => [
  { source: 'given-page', label: 'Page given', state, pages: 1, images: 0, notes: [] },
]

test.each([
  ['running', 'processing', 'searched', [pageUrl]],
  ['ended', 'failed', 'searched', []],
  ['ended', 'cancelled', 'searched', []],
  ['found', 'completed', 'searched', [pageUrl]],
  ['none', 'completed', 'searched', ['https://shop.example/items/2']],
  ['unread', 'completed', 'partly-searched', []],
  ['unread', 'completed', 'unreachable', []],
] as const)('HOME-01: a comparison is %s: scan %s, page %s', (outcome, status, state, suspiciousLinks) => {
  expect(outcomeOf({ status, coverage: page(state), suspiciousLinks: [...suspiciousLinks] }, pageUrl)).toBe(
    outcome,
  )
})

test('HOME-01: of a page that was not looked at nothing can be said', () => {
  expect(outcomeOf({ status: 'completed', coverage: [], suspiciousLinks: [] }, pageUrl)).toBe('unread')
})
