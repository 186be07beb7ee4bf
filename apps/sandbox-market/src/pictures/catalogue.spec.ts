import { catalogue } from './catalogue'
import { families } from './families'
import { shops } from './shops'

describe('the catalogue', () => {
  it('has at least 240 listings, each with a key, a title and a picture of its own', () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(240)
    for (const field of ['key', 'title'] as const)
      expect(new Set(catalogue.map((entry) => entry[field])).size).toBe(catalogue.length)
    expect(new Set(catalogue.map(({ family, seed }) => `${family} ${seed}`)).size).toBe(catalogue.length)
  })

  it('fills four shops, one of which shows itself by script', () => {
    expect(shops).toHaveLength(4)
    expect(shops.filter(({ renderedByScript }) => renderedByScript)).toHaveLength(1)
    for (const { slug } of shops)
      expect(catalogue.filter(({ shop }) => shop === slug).length).toBeGreaterThanOrEqual(50)
    expect(catalogue.every(({ shop }) => shops.some(({ slug }) => slug === shop))).toBe(true)
  })

  it('uses every family, and no two neighbours of one kind', () => {
    expect(new Set(catalogue.map(({ family }) => family))).toEqual(new Set(Object.keys(families)))
    expect(catalogue.slice(1, 120).every(({ family }, i) => family !== catalogue[i]!.family)).toBe(true)
  })

  it('tells each listing in words that fit the columns and the form', () => {
    for (const { title, description, keywords, price } of catalogue) {
      expect(title).toMatch(/^.{4,60}$/u)
      expect(description).not.toContain('{')
      expect(keywords.length).toBeGreaterThanOrEqual(4)
      expect(Number.isInteger(price) && price >= 50 && price <= 5_000).toBe(true)
    }
  })

  it('stays the same: a key keeps its picture and price', () => {
    const of = (key: string) => catalogue.find((entry) => entry.key === key)
    expect(of('mountain-01')).toMatchObject({
      title: '玉山初雪 藝術微噴海報 A3',
      seed: 7919,
      shop: 'moonlit-prints',
    })
    expect(of('plush-26')).toMatchObject({ seed: 26 * 7919, shop: 'kapok-weavers' })
  })
})
