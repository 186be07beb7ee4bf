import { searchResultsIn } from './search-results.rules'

describe('TM-02: total and items', () => {
  const items = [{ name: '晨光' }]

  it.each([
    ['from searchResults', { searchResults: { total: 7, items } }],
    ['from a nested data object', { success: true, data: { total: 7, items } }],
    ['from searchResults in a nested data object', { data: { searchResults: { total: 7, items } } }],
    ['from the top level', { total: 7, items }],
  ])('%s', (_, answer) => {
    expect(searchResultsIn(answer)).toEqual({ total: 7, items })
  })

  it.each([
    ['nothing', undefined],
    ['a text', 'none'],
    ['an empty object', {}],
    ['other kinds of values', { total: '7', items: 'none' }],
  ])('are 0 and none in %s', (_, answer) => {
    expect(searchResultsIn(answer)).toEqual({ total: 0, items: [] })
  })

  it('each has its default', () => {
    expect(searchResultsIn({ total: 3 })).toEqual({ total: 3, items: [] })
    expect(searchResultsIn({ items })).toEqual({ total: 0, items })
  })
})
