import { randomUUID } from 'node:crypto'
import { consentValue, type ReadTrackingResponse } from '@originseal/contracts'
import { startVaultDouble, type VaultDouble } from '@originseal/provider-keys/fixtures'
import { until } from '@originseal/testing'
import { startBilling, type RunningBilling } from '../billing.harness'
import { startPlatformSinks, type PlatformSinks } from './platform-sinks.fixture'

let vault: VaultDouble
let sinks: PlatformSinks
let billing: RunningBilling
beforeAll(async () => {
  ;[vault, sinks] = await Promise.all([
    startVaultDouble('billing'),
    startPlatformSinks('token-of-meta', 'secret-of-ga4'),
  ])
  billing = await startBilling({
    PUBLIC_URL: 'http://localhost:8080',
    META_PIXEL_ID: '1234567890',
    META_TEST_EVENT_CODE: 'TEST12345',
    META_API_URL: sinks.url,
    GA4_API_URL: sinks.url,
    EGRESS_ALLOW: new URL(sinks.url).host,
    ...vault.settings,
  })
})
afterAll(async () => {
  await billing.stop()
  await Promise.all([vault.close(), sinks.close()])
})

const canTest = async (): Promise<boolean> =>
  ((await (await billing.get('/tracking/settings')).json()) as ReadTrackingResponse).canTest

test('ADMIN-07: an event is told to Meta with the key of the vault, which came while billing ran', async () => {
  expect(await canTest()).toBe(false)
  vault.keys = [{ name: 'META_ACCESS_TOKEN', version: 1, value: 'token-of-meta' }]
  await until(canTest, { what: 'the key of the vault', within: 20_000 })
  const usedAt = () => vault.held.find(({ name }) => name === 'META_ACCESS_TOKEN')?.usedAt
  expect(usedAt()).toBeNull()
  const id = randomUUID()
  const answer = await fetch(`${await billing.app.getUrl()}/meta/capi/events`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'user-agent': 'Browser/1',
      cookie: `consent=${consentValue({ analytics: true, marketing: true }, new Date())}`,
    },
    body: JSON.stringify({
      event_name: 'Lead',
      event_id: id,
      event_time: Math.floor(Date.now() / 1_000),
      event_source_url: 'http://localhost:8080/',
      action_source: 'website',
      user_data: {},
    }),
  })
  expect(answer.status).toBe(202)
  const arrived = async () => JSON.stringify(sinks.raw).includes(id)
  await until(arrived, { what: 'the event at Meta', within: 20_000 })
  await until(async () => typeof usedAt() === 'string', { what: 'the vault knows of it', within: 20_000 })
  vault.keys = []
  await until(async () => !(await canTest()), { what: 'the withdrawal', within: 20_000 })
}, 60_000)
