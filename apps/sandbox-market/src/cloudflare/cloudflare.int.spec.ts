import { until, type TestDatabase } from '@originseal/testing'
import { DataSource } from 'typeorm'
import { catalogue } from '../pictures/catalogue'
import { createDatabase, publicUrl, startMarket, type RunningMarket } from '../market.harness'

let database: TestDatabase
let market: RunningMarket
let listing: string
beforeAll(async () => {
  database = await createDatabase()
  const entries = catalogue.filter(({ shop }) => shop === 'tea-hill-kiln').slice(0, 1)
  market = await startMarket(database.url, entries, undefined, {
    CLOUDFLARE_ACCOUNT_ID: 'account-1',
    CLOUDFLARE_TOKEN: 'token-1',
  })
  await until(async () => (await market.get('/health/ready')).ok, { within: 60_000 })
  const [row] = await market.app.get(DataSource).query('SELECT id FROM listing')
  listing = `/listings/${row.id}`
}, 120_000)
afterAll(async () => {
  await market.stop()
  await database.drop()
})

const whole = () => ({
  act: 'abuse_dmca',
  name: '林小原',
  email: 'lin@example.tw',
  email2: 'lin@example.tw',
  agent_name: '林小原',
  address1: '重慶南路一段 122 號',
  city: '台北市',
  state: '台北市',
  country: 'TW',
  original_work: '清晨的海岸',
  signature: '林小原',
  urls: `${publicUrl}${listing}`,
  agree: 1,
  host_notification: 'send',
  owner_notification: 'send',
})

async function report(body: object, { token = 'token-1', account = 'account-1', key = 'attempt-1' } = {}) {
  const answer = await fetch(
    `${await market.app.getUrl()}/client/v4/accounts/${account}/abuse-reports/abuse_dmca`,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
    },
  )
  return { status: answer.status, body: (await answer.json()) as { success: boolean; result: string | null } }
}

test('who is not the account, or leaves something out, is refused, and the listing stays', async () => {
  expect(await report(whole(), { token: 'token-2' })).toMatchObject({ status: 403, body: { success: false } })
  expect(await report(whole(), { account: 'account-2' })).toMatchObject({ status: 403 })
  for (const name of Object.keys(whole()))
    expect(await report({ ...whole(), [name]: undefined })).toMatchObject({
      status: 400,
      body: { result: null },
    })
  expect(await report({ ...whole(), email2: 'other@example.tw' })).toMatchObject({ status: 400 })
  expect((await market.get(listing)).headers.get('server')).toBe('cloudflare')
})

test('a whole report has one number however often it comes, and the shop removes what it names', async () => {
  const [first, again] = [await report(whole()), await report(whole())]
  expect(first).toMatchObject({ status: 200, body: { success: true, result: expect.any(String) } })
  expect(again.body.result).toBe(first.body.result)
  await market.app
    .get(DataSource)
    .query('UPDATE job SET due_at = now() WHERE kind = $1', ['cloudflare.follow-report'])
  await until(async () => (await market.get(listing)).status === 410, { what: 'the removal', within: 30_000 })
}, 60_000)
