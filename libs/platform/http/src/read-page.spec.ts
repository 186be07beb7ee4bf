import { readPage } from './read-page'

const all = ['e', 'd', 'c', 'b', 'a']
const read = ({ cursor, limit }: { cursor?: string | undefined; limit: number }) => {
  const from = cursor === undefined ? 0 : all.indexOf(cursor) + 1
  return Promise.resolve(all.slice(from, from + limit))
}

describe('a page of a list', () => {
  it('ends with the cursor of the next one', async () => {
    expect(await readPage({ limit: 2 }, read, String)).toEqual({ entries: ['e', 'd'], nextCursor: 'd' })
  })

  it('has none where the list ends, be it with a full page', async () => {
    expect(await readPage({ cursor: 'd', limit: 3 }, read, String)).toEqual({
      entries: ['c', 'b', 'a'],
      nextCursor: null,
    })
    expect(await readPage({ cursor: 'a', limit: 3 }, read, String)).toEqual({ entries: [], nextCursor: null })
  })

  it('gives every entry once, whatever the size of its pages', async () => {
    for (const limit of [1, 2, 3, 4, 5, 6]) {
      const given: string[] = []
      let cursor: string | null | undefined
      do {
        const page = await readPage({ ...(cursor && { cursor }), limit }, read, String)
        given.push(...page.entries)
        cursor = page.nextCursor
      } while (cursor !== null)
      expect(given).toEqual(all)
    }
  })
})
