import { searchTerms } from './search.rules'

describe('the words of a query', () => {
  it('are the same for full-width letters and capitals', () => {
    expect(searchTerms('　ＡＢＣ  abc 山海 ')).toEqual(['%abc%', '%山海%'])
  })

  it('are text, not patterns', () => {
    expect(searchTerms('100%_\\')).toEqual(['%100\\%\\_\\\\%'])
  })

  it('are none in an empty query, and twelve at most', () => {
    expect(searchTerms(' 　')).toEqual([])
    expect(searchTerms(Array.from({ length: 40 }, (_, i) => `w${i}`).join(' '))).toHaveLength(12)
  })
})
