import { pageFaults, readPage } from './page-faults.mjs'
import { siteFaults } from './site-faults.mjs'

const origin = 'https://originseal.example'
const letters = (count: number, of = '存') => of.repeat(count)

interface Written {
  readonly path?: string
  readonly title?: string
  readonly head?: string
  readonly text?: string
}

const page = ({ path = '/', title = letters(20), head = '', text = letters(200) }: Written = {}) =>
  readPage(
    origin + path,
    `<html lang="zh-TW"><head><title>${title}</title><meta name="description" content="${letters(80)}">` +
      `<link rel="canonical" href="${origin}${path}">${head}</head><body><main><h1>頁</h1>${text}</main></body></html>`,
  )

const data = (question: string) =>
  `<script type="application/ld+json">{"@type":"FAQPage","mainEntity":[{"name":"${question}"}]}</script>`

describe('a page of the site map', () => {
  it('without a fault', () => expect(pageFaults(page())).toEqual([]))

  it.each<[string, Written, RegExp]>([
    ['a title that is cut off', { title: letters(40) }, /^the title is 40 wide/],
    ['Latin letters counted as half as wide', { title: letters(70, 'x') }, /^the title is 35 wide/],
    ['hidden from search engines', { head: '<meta name="robots" content="noindex">' }, /hidden/],
    ['empty without JavaScript', { text: '' }, /^says only 1 letters/],
    ['two headings', { text: `<h1>頁</h1>${letters(200)}` }, /^has 2 headings/],
    ['data that is cut off', { head: '<script type="application/ld+json">{</script>' }, /^holds data/],
    ['data of what is not shown', { head: data('多少錢？') }, /“多少錢？”, which the page does not show$/],
  ])('with %s is told so', (_what, written, fault) => {
    expect(pageFaults(page(written))).toEqual([expect.stringMatching(fault)])
  })

  it('may tell of a question that it shows', () => {
    expect(pageFaults(page({ head: data('多少錢？'), text: `多少錢？${letters(200)}` }))).toEqual([])
  })

  it('of another address is told so', () => {
    const [fault] = pageFaults({ ...page(), url: `${origin}/other` })
    expect(fault).toBe(`its canonical address is ${origin}/`)
  })
})

describe('pages beside each other', () => {
  const words = (from: number) => Array.from({ length: 60 }, (_, at) => `word${from + at}`).join(' ')
  const home = page({ text: `<a href="/a?utm_source=x">a</a><a href="/b">b</a>${words(0)}`, title: '首頁' })
  const a = page({ path: '/a', text: words(100), title: '甲' })
  const b = page({ path: '/b', text: words(200), title: '乙' })
  const withDescription = (each: ReturnType<typeof page>) => ({ ...each, description: each.title })
  const all = [home, a, b].map(withDescription)

  it('without a fault', () => expect(siteFaults(all)).toEqual([]))

  it('to which no page leads are named', () => {
    const lost = withDescription(page({ path: '/lost', text: words(300), title: '丙' }))
    expect(siteFaults([...all, lost])).toEqual([`${origin}/lost: no page leads there`])
  })

  it('that are alike are named with how much', () => {
    const copy = { ...withDescription(page({ path: '/b', text: words(100), title: '乙' })) }
    expect(siteFaults([...all.slice(0, 2), copy])).toEqual([`${origin}/a and ${origin}/b are 100 % alike`])
  })

  it('that have one title are named', () => {
    const faults = siteFaults([...all.slice(0, 2), { ...(all[2] as (typeof all)[0]), title: '甲' }])
    expect(faults).toEqual([`the same title: ${origin}/a ${origin}/b`])
  })

  it('whose translation does not name them are named', () => {
    const alternates = new Map([['en', `${origin}/a`]])
    const faults = siteFaults([{ ...(all[0] as (typeof all)[0]), alternates }, ...all.slice(1)])
    expect(faults).toEqual([`${origin}/: names ${origin}/a as a translation, which does not name it`])
  })
})
