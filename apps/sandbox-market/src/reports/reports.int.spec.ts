import { until, type TestDatabase } from '@originseal/testing'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createDatabase, startMarket, type RunningMarket } from '../market.harness'
import { catalogue } from '../pictures/catalogue'

const opening = catalogue.slice(0, 3)
const firstStart = 60_000
const claim = {
  reporterName: '林小原',
  reporterEmail: 'yuan@example.test',
  kind: 'copyright',
  originalUrl: 'https://example.test/works/1',
  statement: '這件商品使用了我的插畫，未經我的同意。',
  goodFaith: 'yes',
}
const html = { accept: 'text/html' }
const json = { accept: 'application/json' }

describe('a claim against a listing', () => {
  let database: TestDatabase
  let market: RunningMarket
  let listings: { id: string; imageUrl: string }[]

  beforeAll(async () => {
    database = await createDatabase()
    market = await startMarket(database.url, opening)
    await until(async () => (await market.get('/health/ready')).ok, { within: firstStart })
    const answers = await Promise.all(
      [...new Set(opening.map((entry) => entry.shop))].map(async (shop) => {
        const answer = await market.get(`/api/shops/${shop}/listings`)
        return ((await answer.json()) as { listings: typeof listings }).listings
      }),
    )
    listings = answers.flat()
  }, firstStart + 30_000)
  afterAll(async () => {
    await market?.stop()
    await database?.drop()
  })

  const report = (id: string, fields: Record<string, string> = claim, headers = html): Promise<Response> =>
    market.post(`/listings/${id}/reports`, new URLSearchParams(fields), headers)
  const filed = async (id: string): Promise<string> => {
    const answer = await report(id, claim, json)
    expect(answer.status).toBe(201)
    return ((await answer.json()) as { reference: string }).reference
  }
  const decide = (
    reference: string,
    action: string,
    headers: Record<string, string> = json,
  ): Promise<Response> => market.post(`/desk/reports/${reference}`, new URLSearchParams({ action }), headers)
  const stateOf = async (reference: string): Promise<unknown> =>
    ((await (await market.get(`/reports/${reference}`, json)).json()) as { state: unknown }).state

  it('gets a case number and a page that says where it stands and names nobody', async () => {
    const answer = await report(listings[0]!.id)
    expect(answer.status).toBe(303)
    const path = answer.headers.get('location')!
    expect(path).toMatch(/^\/reports\/SM-20\d\d-\d{6}$/)
    const text = await (await market.get(path, html)).text()
    expect(text).toContain('已收到')
    for (const word of [claim.reporterName, claim.reporterEmail, claim.statement])
      expect(text).not.toContain(word)
    const answered = await (await market.get(path, json)).text()
    for (const word of [claim.reporterName, claim.reporterEmail]) expect(answered).not.toContain(word)
  })

  it('is one case for one Idempotency-Key', async () => {
    const keyed = { ...json, 'idempotency-key': 'report-once-1' }
    const answers = await Promise.all([1, 2].map(() => report(listings[0]!.id, claim, keyed)))
    const [one, two] = await Promise.all(answers.map((answer) => answer.json()))
    expect(one).toEqual(two)
  })

  it.each([
    ['reporterName', '', '請輸入您的姓名'],
    ['reporterEmail', 'nobody', '電子郵件的格式不對'],
    ['kind', 'dislike', '請選擇權利種類'],
    ['originalUrl', 'javascript:alert(1)', '請輸入 http:// 或 https:// 開頭的網址'],
    ['statement', '短', '至少 10 個字'],
    ['goodFaith', '', '請先確認聲明'],
  ])('is not taken with a bad %s', async (name, value, sentence) => {
    const answer = await report(listings[0]!.id, { ...claim, [name]: value })
    expect(answer.status).toBe(400)
    const text = await answer.text()
    expect(text).toContain(`id="${name}-fault"`)
    expect(text).toContain(sentence)
    expect(text).toContain('還有 1 個地方需要修正')
    if (name !== 'statement') expect(text).toContain(claim.statement)
  })

  it('is reviewed and accepted: the listing is gone, its picture too, and other claims end with it', async () => {
    const { id, imageUrl } = listings[1]!
    const [reference, another] = [await filed(id), await filed(id)]
    expect((await market.get(`${imageUrl}?w=320`)).status).toBe(200)
    await decide(reference, 'review')
    expect(await stateOf(reference)).toBe('under-review')
    expect((await market.get(`/listings/${id}`)).status).toBe(200)
    await decide(reference, 'accept')
    expect(await stateOf(reference)).toBe('removed')
    expect(await stateOf(another)).toBe('removed')
    const page = await market.get(`/listings/${id}`)
    expect(page.status).toBe(410)
    expect(await page.text()).toContain('已經下架')
    expect((await market.get(imageUrl)).status).toBe(410)
    expect((await market.get(`/api/listings/${id}`)).status).toBe(404)
    expect(await (await market.get('/sitemap.xml')).text()).not.toContain(`/listings/${id}<`)
    const folders = await readdir(join(market.storageFolder, 'objects'), { recursive: true })
    expect(folders.filter((path) => path.endsWith(imageUrl.split('/').at(-1)!))).toEqual([])
    expect((await report(id)).status).toBe(404)
  })

  it('is rejected, once: the listing stays, and no later word changes it', async () => {
    const { id } = listings[2]!
    const reference = await filed(id)
    await decide(reference, 'reject')
    await decide(reference, 'accept')
    expect(await stateOf(reference)).toBe('rejected')
    expect((await market.get(`/listings/${id}`)).status).toBe(200)
  })

  it('is accepted once by two at the same time', async () => {
    const { id } = listings[0]!
    const reference = await filed(id)
    const answers = await Promise.all([decide(reference, 'accept'), decide(reference, 'reject')])
    const states = await Promise.all(answers.map((answer) => answer.json() as Promise<{ state: string }>))
    expect(new Set(states.map(({ state }) => state)).size).toBe(1)
  })

  it.each([
    ['from another machine', { remoteAddress: '10.1.2.3', headers: {} }],
    ['through a proxy', { remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['under a rebound name', { remoteAddress: '127.0.0.1', headers: { host: 'evil.test' } }],
    ["from another site's form", { remoteAddress: '127.0.0.1', headers: { origin: 'https://evil.test' } }],
  ])('is not decided %s', async (_, { remoteAddress, headers }) => {
    const url = '/desk/reports/SM-2026-000001'
    const answer = await market.app.inject({
      method: 'POST',
      url,
      remoteAddress,
      headers: { host: 'localhost', ...headers },
      payload: { action: 'accept' },
    })
    expect(answer.statusCode).toBe(403)
  })

  it('stands on the desk, as text', async () => {
    const hostile = '<script>alert("說明")</script> 至少十個字'
    await report(listings[2]!.id, { ...claim, statement: hostile, reporterName: '"><b>' })
    const text = await (await market.get('/desk', html)).text()
    expect(text).toContain('&lt;script&gt;alert(&quot;說明&quot;)')
    expect(text).not.toContain('<script>alert')
    expect(text).toContain('rel="nofollow noreferrer"')
  })
})
