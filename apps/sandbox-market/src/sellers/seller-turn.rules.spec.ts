import { readPage, type PageForm, type SeenPage } from './page-forms.rules'
import { nextLookMs, nextTurn, type SellersView } from './seller-turn.rules'
import { sellerScenarios } from './seller-scenario.rules'

const today = '2026-11-26'
const form = (does: string, fields: Record<string, string> = {}): PageForm => ({
  does,
  action: '/d/token?lang=zh-TW',
  fields: { do: does, ...fields },
})
const page = (...does: string[]): SeenPage => ({ forms: does.map((each) => form(each)), isSigned: false })
const next = (view: Partial<SellersView>) =>
  nextTurn({ scenario: 'pays', page: page(), done: [], today, ...view })

describe('a seller who pays', () => {
  it('offers money, and a removal in three days, once', () => {
    const turn = next({ page: page('answer', 'offer') })
    expect(turn).toMatchObject({
      name: 'offer',
      filled: { amountTwd: '3000', removeBy: '2026-11-29', payBy: '2026-12-03', retraction: 'yes' },
    })
    expect(next({ page: page('message', 'offer', 'withdrawn'), done: ['offer'] })).toBeUndefined()
  })

  it('takes what the other side offers instead, each offer once', () => {
    const offers = (number: string): SeenPage => ({
      forms: [form('accepted', { number, termsHash: 'ab' }), form('offer')],
      isSigned: false,
    })
    expect(next({ page: offers('2') })).toMatchObject({ name: 'accepted 2', filled: {} })
    expect(next({ page: offers('2'), done: ['offer', 'accepted 2'] })).toBeUndefined()
    expect(next({ page: offers('3'), done: ['offer', 'accepted 2'] })).toMatchObject({ name: 'accepted 3' })
  })

  it('signs, and does what was signed only once both have', () => {
    expect(next({ page: page('sign'), done: ['offer'] })).toMatchObject({
      name: 'sign',
      filled: { signedName: '王大明', consent: 'yes' },
    })
    const signed = { ...page('paid', 'message'), isSigned: true }
    expect(next({ page: page(), done: ['offer', 'sign'] })).toBeUndefined()
    expect(next({ page: signed, done: ['offer', 'sign'] })).toMatchObject({ name: 'remove-listing' })
    expect(next({ page: signed, done: ['offer', 'sign', 'remove-listing'] })).toMatchObject({ name: 'paid' })
    expect(next({ page: signed, done: ['offer', 'sign', 'remove-listing', 'paid'] })).toBeUndefined()
  })
})

it('a seller who breaks it signs, and does nothing more', () => {
  const view = { scenario: 'breaks', done: ['offer'] } as const
  expect(next({ scenario: 'breaks', page: page('offer') })).toMatchObject({
    filled: { amountTwd: '0', removeBy: today },
  })
  expect(next({ ...view, page: page('sign') })).toMatchObject({ name: 'sign' })
  expect(
    next({ ...view, page: { ...page('paid'), isSigned: true }, done: ['offer', 'sign'] }),
  ).toBeUndefined()
})

it.each([
  ['licensed', 'licensed'],
  ['mistaken', 'own-work'],
] as const)('a seller who is %s says so, and shows it, once', (scenario, answer) => {
  const seen = page('answer', 'file', 'offer', 'accepted')
  expect(next({ scenario, page: seen })).toMatchObject({ name: 'answer', filled: { answer } })
  expect(next({ scenario, page: seen, done: ['answer'] })).toMatchObject({ kind: 'picture' })
  expect(next({ scenario, page: seen, done: ['answer', 'picture'] })).toBeUndefined()
})

it('a silent one does nothing, and nobody does anything on a page that takes nothing', () => {
  expect(next({ scenario: 'silent', page: page('answer', 'offer', 'accepted', 'sign') })).toBeUndefined()
  for (const scenario of sellerScenarios)
    expect(next({ scenario, page: page('report', 'ask-mails') })).toBeUndefined()
})

it('whoever waits looks less often the longer it takes', () => {
  const pauses = [0, 600_000, 7_200_000, 100_000_000].map(nextLookMs)
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other))
  // Sixty pages a minute are read from one network, and the other side's reader is on it, too.
  expect(60_000 / (pauses[0] ?? 0)).toBeLessThanOrEqual(10)
})

it('reads the forms of a page, with what a browser sends along', () => {
  const seen = readPage(`<form method="post" action="/d/abc?lang=zh-TW">
    <input type="hidden" name="form" value="11" /><input type="hidden" name="do" value="accepted" />
    <input type="hidden" name="number" value="2" /><button>接受</button></form>
    <form method="post" action="/d/abc/files?a=1&amp;lang=zh-TW" enctype="multipart/form-data">
      <input type="hidden" name="form" value="12" /><input name="file" type="file" /></form>
    <a href="/d/abc/settlement?lang=zh-TW">和解書</a>`)
  expect(seen).toEqual({
    isSigned: true,
    forms: [
      { does: 'accepted', action: '/d/abc?lang=zh-TW', fields: { form: '11', do: 'accepted', number: '2' } },
      { does: 'file', action: '/d/abc/files?a=1&lang=zh-TW', fields: { form: '12' } },
    ],
  })
  expect(readPage('<a href="/settlements">').isSigned).toBe(false)
})
