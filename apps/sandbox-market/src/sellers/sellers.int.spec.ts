import { until, type TestDatabase } from '@originseal/testing'
import sharp from 'sharp'
import { DataSource } from 'typeorm'
import { createDatabase, startMarket, type RunningMarket } from '../market.harness'
import { catalogue } from '../pictures/catalogue'
import { RespondentPageDouble } from './respondent-page.double'

let database: TestDatabase
let market: RunningMarket
let page: RespondentPageDouble
beforeAll(async () => {
  ;[database, page] = await Promise.all([createDatabase(), RespondentPageDouble.start()])
  market = await startMarket(database.url, catalogue.slice(0, 2), undefined, {
    SELLERS_ANSWER_AT: page.origin,
  })
  await until(async () => (await market.get('/health/ready')).ok, { within: 60_000 })
}, 120_000)
afterAll(async () => {
  await market.stop()
  await Promise.all([page.stop(), database.drop()])
})

const sql = <Row>(text: string, given: unknown[] = []): Promise<Row[]> =>
  market.app.get(DataSource).query(text, given)

/** A listing whose seller was written to about the page. */
async function written(description: string): Promise<string> {
  await sql('DELETE FROM seller_message')
  Object.assign(page, { forms: {}, isSigned: false, isGone: false })
  page.sent.length = 0
  page.pictures.length = 0
  const [{ id } = { id: '' }] = await sql<{ id: string }>('SELECT id FROM listing ORDER BY id LIMIT 1')
  await sql('UPDATE listing SET description = $2, removed_at = NULL WHERE id = $1', [id, description])
  const text = `您好，這是關於您的商品的證據通知，請見 ${page.address}\n謝謝。`
  const answer = await market.post(`/listings/${id}/messages`, new URLSearchParams({ text }))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/listings/${id}/messages?sent=yes`])
  return id
}

/** Seconds are not waited for. */
const hurry = () =>
  sql("UPDATE job SET due_at = now() WHERE kind = 'sellers.take-turn' AND state = 'waiting'")
const untilIt = (what: string, holds: () => boolean | Promise<boolean>) =>
  until(
    async () => {
      if (await holds()) return true
      await hurry()
      return false
    },
    { what, within: 30_000 },
  )
/** Lets the seller look several times more. */
async function looksOn(): Promise<void> {
  for (let looks = 0; looks < 3; looks += 1) {
    const before = await sql<{ id: string }>("SELECT id FROM job WHERE kind = 'sellers.take-turn'")
    await hurry()
    await until(
      async () =>
        !(await sql<{ id: string }>("SELECT id FROM job WHERE kind = 'sellers.take-turn'")).some(({ id }) =>
          before.some((old) => old.id === id),
        ),
      { what: 'the next look' },
    )
  }
}

test('a seller who pays offers, signs, takes the listing down once both have signed, and says that it was paid', async () => {
  const id = await written('seller:pays')
  page.forms = { answer: {}, offer: {} }
  await untilIt('an offer', () => page.sent.length === 1)
  expect(page.sent[0]).toMatchObject({ do: 'offer', amountTwd: '3000' })
  page.forms = { sign: { termsHash: 'ab' } }
  await untilIt('a signature', () => page.sent.length === 2)
  expect(page.sent[1]).toMatchObject({ do: 'sign', termsHash: 'ab', signedName: '王大明', consent: 'yes' })
  expect((await market.get(`/listings/${id}`, { accept: 'text/html' })).status).toBe(200)
  Object.assign(page, { forms: { paid: {} }, isSigned: true })
  await untilIt('the payment', () => page.sent.length === 3)
  expect(page.sent[2]).toMatchObject({ do: 'paid' })
  expect((await market.get(`/listings/${id}`, { accept: 'text/html' })).status).toBe(410)
  await looksOn()
  expect(page.sent).toHaveLength(3)
}, 90_000)

test.each([
  ['seller:licensed', 'licensed'],
  ['seller:mistaken', 'own-work'],
])(
  '%s answers %s, and sends a picture for it',
  async (description, answer) => {
    await written(description)
    page.forms = { answer: {}, file: {}, offer: {} }
    await untilIt('a picture', () => page.pictures.length === 1)
    expect(page.sent).toMatchObject([{ do: 'answer', answer }])
    const [body] = page.pictures
    const start = body!.indexOf(Buffer.from([0xff, 0xd8, 0xff]))
    expect((await sharp(body!.subarray(start)).metadata()).format).toBe('jpeg')
    await looksOn()
    expect([page.sent.length, page.pictures.length]).toEqual([1, 1])
  },
  90_000,
)

test('a seller who breaks it signs, and neither removes nor pays', async () => {
  const id = await written('seller:breaks')
  page.forms = { offer: {} }
  await untilIt('an offer', () => page.sent.length === 1)
  page.forms = { sign: {} }
  await untilIt('a signature', () => page.sent.length === 2)
  Object.assign(page, { forms: { paid: {} }, isSigned: true })
  await looksOn()
  expect(page.sent.map(({ do: does }) => does)).toEqual(['offer', 'sign'])
  expect((await market.get(`/listings/${id}`, { accept: 'text/html' })).status).toBe(200)
}, 90_000)

test('a silent one does not go there', async () => {
  await written('seller:silent')
  expect(await sql('SELECT FROM seller_message')).toEqual([])
}, 90_000)

test('a seller whose link leads nowhere any more forgets it', async () => {
  await written('seller:pays')
  page.isGone = true
  await untilIt('it to be forgotten', async () => (await sql('SELECT FROM seller_message')).length === 0)
  expect(await sql("SELECT FROM job WHERE kind = 'sellers.take-turn'")).toEqual([])
}, 90_000)

test('the message page says what the seller does and how another is had; it takes no empty message', async () => {
  const id = await written('seller:licensed')
  const shown = await (await market.get(`/listings/${id}/messages`)).text()
  expect(shown).toContain('這位賣家會：表示有授權，並附上佐證。')
  expect(shown).toContain('<code>seller:breaks</code>')
  expect(await (await market.get(`/listings/${id}`)).text()).toContain(`href="/listings/${id}/messages"`)
  expect((await market.post(`/listings/${id}/messages`, new URLSearchParams({ text: ' ' }))).status).toBe(400)
  const text = `http://169.254.169.254/d/${'x'.repeat(24)}`
  const before = await sql('SELECT FROM seller_message')
  expect((await market.post(`/listings/${id}/messages`, new URLSearchParams({ text }))).status).toBe(303)
  expect(await sql('SELECT FROM seller_message')).toHaveLength(before.length)
  expect((await market.get('/listings/999999/messages')).status).toBe(404)
}, 90_000)
