import { randomUUID } from 'node:crypto'
import { consentValue, orderPaid, userErased } from '@originseal/contracts'
import { until } from '@originseal/testing'
import { startBilling, type RunningBilling } from '../billing.harness'
import { startPlatformSinks, type PlatformSinks } from './platform-sinks.fixture'

const page = 'http://localhost:8080/?utm_source=fb'
const email = 'planted.person@example.tw'
const phone = '0912345678'

let sinks: PlatformSinks
let billing: RunningBilling
let url: string
beforeAll(async () => {
  sinks = await startPlatformSinks('token-of-meta', 'secret-of-ga4')
  billing = await startBilling({
    PUBLIC_URL: 'http://localhost:8080',
    META_PIXEL_ID: '1234567890',
    META_ACCESS_TOKEN: 'token-of-meta',
    META_TEST_EVENT_CODE: 'TEST12345',
    META_API_URL: sinks.url,
    GA4_MEASUREMENT_ID: 'G-TEST1234',
    GA4_API_SECRET: 'secret-of-ga4',
    GA4_API_URL: sinks.url,
    EGRESS_ALLOW: new URL(sinks.url).host,
  })
  url = await billing.app.getUrl()
})
afterAll(async () => {
  await billing.stop()
  await sinks.close()
})
beforeEach(() => {
  sinks.outage = undefined
})

const yes = `consent=${consentValue({ analytics: true, marketing: true }, new Date())}; _ga=GA1.1.11.22`
const no = `consent=${consentValue({ analytics: false, marketing: false }, new Date())}; _ga=GA1.1.11.22`

interface Ask {
  readonly method?: string
  readonly cookie?: string
  readonly token?: string
  readonly headers?: Record<string, string>
}
const send = (path: string, body?: object, { method = 'POST', cookie, token, headers }: Ask = {}) =>
  fetch(`${url}${path}`, {
    method,
    headers: {
      'sec-fetch-site': 'same-origin',
      'user-agent': 'Browser/1',
      ...(body && { 'content-type': 'application/json' }),
      ...(cookie !== undefined && { cookie }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
/** Of an answer, as loosely as a test reads it. */
const jsonOf = (response: Response) =>
  response.json() as Promise<{
    accepted: boolean
    code: string
    status: number
    request: { user_data: { em: string } }
  }>
const event = (change: Record<string, unknown> = {}) => ({
  event_name: 'Lead',
  event_id: randomUUID(),
  event_time: Math.floor(Date.now() / 1_000),
  event_source_url: page,
  action_source: 'website',
  user_data: { em: email, ph: phone, fbp: 'fb.1.1596403881668.1098115397' },
  custom_data: { value: 10, currency: ' twd' },
  ...change,
})
const visit = (change: Record<string, unknown> = {}) => ({
  event_name: 'case_submitted',
  event_id: randomUUID(),
  event_source_url: page,
  params: { platform: 'Shopee', email, realName: 'Planted' },
  attribution: { utm_source: 'fb', from_component: 'comparison_block', elapsed: 1_200 },
  ...change,
})
const told = (id: string) => sinks.meta.filter(({ event_id }) => event_id === id)
const arrival = (id: string) =>
  until(async () => told(id).length > 0, { what: `${id} to arrive`, within: 20_000 })
const rowOf = async (id: string) =>
  (
    await billing.rows<{ state: string; visitor: unknown; last_code: string | null; tries: number }>(
      'SELECT state, visitor, last_code, tries FROM conversion_delivery WHERE event_id = $1',
      [id],
    )
  )[0]

describe('TRACK-01: POST /api/meta/capi/events', () => {
  test('with consent the event goes to the platform, hashed, with its id and its page', async () => {
    const lead = event()
    const response = await send('/meta/capi/events', lead, { cookie: yes })
    expect([response.status, await response.json()]).toEqual([
      202,
      { accepted: true, eventId: lead.event_id },
    ])
    await arrival(lead.event_id)
    expect(told(lead.event_id)).toEqual([
      {
        event_name: 'Lead',
        event_id: lead.event_id,
        event_time: lead.event_time,
        action_source: 'website',
        event_source_url: page,
        custom_data: { value: 10, currency: 'TWD' },
        user_data: {
          client_ip_address: expect.any(String),
          client_user_agent: 'Browser/1',
          em: expect.stringMatching(/^[0-9a-f]{64}$/),
          ph: 'cf676475cec2ee7b7591f39bdefe7ef3dca63b14c1cdba3b19ce4219cbda2b09',
          fbp: 'fb.1.1596403881668.1098115397',
        },
      },
    ])
  })

  test.each([
    ['a no', no],
    ['no choice', undefined],
  ])('with %s nothing is kept and nothing is told', async (_, cookie) => {
    const lead = event()
    const response = await send('/meta/capi/events', lead, cookie === undefined ? {} : { cookie })
    expect([response.status, await response.json()]).toEqual([
      202,
      { accepted: false, eventId: lead.event_id },
    ])
    expect(await rowOf(lead.event_id)).toBeUndefined()
  })

  test('the same event twice is told once', async () => {
    const lead = event()
    await Promise.all(Array.from({ length: 5 }, () => send('/meta/capi/events', lead, { cookie: yes })))
    await arrival(lead.event_id)
    expect(told(lead.event_id)).toHaveLength(1)
  })

  test.each([
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }, 403, 'ORIGIN_NOT_ALLOWED'],
    ['a sister domain', { 'sec-fetch-site': 'same-site' }, 403, 'ORIGIN_NOT_ALLOWED'],
  ])('%s is refused', async (_, headers, status, code) => {
    const response = await send('/meta/capi/events', event(), { cookie: yes, headers })
    expect([response.status, (await jsonOf(response)).code]).toEqual([status, code])
  })

  test('a program that names no origin is refused', async () => {
    const response = await fetch(`${url}/meta/capi/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: yes },
      body: JSON.stringify(event()),
    })
    expect(response.status).toBe(403)
  })

  test.each([
    ['without a name', event({ event_name: undefined }), 400],
    ['of an unknown name', event({ event_name: 'Steal' }), 400],
    ['of a strange page', event({ event_source_url: 'https://other.example/' }), 400],
    ['of more than 8 kB', event({ padding: 'x'.repeat(8_192) }), 413],
  ])('an event %s is answered with its error', async (_, body, status) => {
    expect((await send('/meta/capi/events', body, { cookie: yes })).status).toBe(status)
  })

  test('a registration counts once for each account, and never without one', async () => {
    const registration = () => event({ event_name: 'CompleteRegistration' })
    const token = await billing.identity.mint(randomUUID(), 'member')
    const accepted = async (ask: Ask) => {
      const body = registration()
      const response = await send('/meta/capi/events', body, { cookie: yes, ...ask })
      return [(await jsonOf(response)).accepted, (await rowOf(body.event_id)) !== undefined]
    }
    expect(await accepted({})).toEqual([false, false])
    expect(await accepted({ token: await billing.identity.mint(randomUUID(), 'trial') })).toEqual([
      false,
      false,
    ])
    expect(await accepted({ token })).toEqual([true, true])
    expect(await accepted({ token })).toEqual([true, false])
  })
})

describe('BILL-03: a purchase', () => {
  const paid = (eventId: string) => ({
    orderId: randomUUID(),
    ownerId: randomUUID(),
    item: { kind: 'plan', plan: 'pro', interval: 'month' } as const,
    catalogueVersion: 1,
    amount: 1_990,
    paidAt: new Date().toISOString(),
    eventId,
  })
  const ofBrowser = (eventId: string) =>
    event({ event_name: 'Purchase', event_id: eventId, custom_data: { value: 999_999, currency: 'TWD' } })

  test.each(['browser first', 'payment first'])(
    'is told with the order’s value and one id, %s',
    async (order) => {
      const eventId = randomUUID()
      const fact = paid(eventId)
      const browser = () => send('/meta/capi/events', ofBrowser(eventId), { cookie: yes })
      if (order === 'browser first') await browser()
      await billing.tell(orderPaid, fact)
      if (order === 'payment first') await browser()
      await arrival(eventId)
      expect(told(eventId)).toEqual([
        expect.objectContaining({
          event_name: 'Purchase',
          custom_data: expect.objectContaining({ value: 1_990, currency: 'TWD', order_id: fact.orderId }),
        }),
      ])
      await until(
        async () => sinks.ga4.some(({ events }) => events[0]?.params['transaction_id'] === fact.orderId),
        {
          what: 'analytics to hear of it',
        },
      )
      expect(await billing.rows('SELECT FROM conversion_buyer WHERE event_id = $1', [eventId])).toEqual([])
    },
  )

  test('that is only said is never told, nor one whose buyer did not agree', async () => {
    const [claimed, silent] = [randomUUID(), randomUUID()]
    await send('/meta/capi/events', ofBrowser(claimed), { cookie: yes })
    await send('/meta/capi/events', ofBrowser(silent), { cookie: no })
    await billing.tell(orderPaid, paid(silent))
    expect([await rowOf(claimed), await rowOf(silent)]).toEqual([undefined, undefined])
  })

  test('of an erased member is told no more', async () => {
    const fact = paid(randomUUID())
    await billing.tell(orderPaid, fact)
    await billing.tell(userErased, { userId: fact.ownerId, erasedAt: new Date().toISOString() })
    await send('/meta/capi/events', ofBrowser(fact.eventId), { cookie: yes })
    expect(await rowOf(fact.eventId)).toBeUndefined()
  })
})

describe('TRACK-02: POST /api/meta-capi', () => {
  test('TRACK-04: is kept with where the visitor came from, and told to analytics by its name there', async () => {
    const submitted = visit()
    const response = await send('/meta-capi', submitted, { cookie: yes })
    expect([response.status, (await jsonOf(response)).accepted]).toEqual([202, true])
    await until(async () => sinks.ga4.some(({ events }) => events[0]?.name === 'generate_lead'), {
      what: 'the hit',
    })
    expect(sinks.faults).toEqual([])
    expect(
      await billing.rows('SELECT params, attribution FROM visit_event WHERE event_id = $1', [
        submitted.event_id,
      ]),
    ).toEqual([
      {
        params: { platform: 'Shopee' },
        attribution: { utm_source: 'fb', from_component: 'comparison_block', elapsed: 1_200 },
      },
    ])
  })

  test('HOME-17: that the comparison was seen is kept and told to nobody', async () => {
    const seen = visit({ event_name: 'comparison_impression', params: { promo_left_bucket: '5-1' } })
    await send('/meta-capi', seen, { cookie: yes })
    expect(await rowOf(seen.event_id)).toBeUndefined()
    expect(await billing.rows('SELECT FROM visit_event WHERE event_id = $1', [seen.event_id])).toHaveLength(1)
  })

  test.each([
    ['an unknown name', { event_name: 'anything' }, yes],
    ['a visitor who said no', {}, no],
  ])('of %s nothing is kept', async (_, change, cookie) => {
    const given = visit(change)
    expect(await (await send('/meta-capi', given, { cookie })).json()).toMatchObject({ accepted: false })
    expect(await billing.rows('SELECT FROM visit_event WHERE event_id = $1', [given.event_id])).toEqual([])
  })
})

describe('the queue', () => {
  test('waits while the platform is away, and tells it then', async () => {
    sinks.outage = { status: 503, body: {} }
    const lead = event()
    await send('/meta/capi/events', lead, { cookie: yes })
    await until(async () => (await rowOf(lead.event_id))?.last_code === '503', {
      what: 'a try',
      within: 20_000,
    })
    sinks.outage = undefined
    await arrival(lead.event_id)
    await until(async () => (await rowOf(lead.event_id))?.state === 'sent', { what: 'the row' })
    expect(await rowOf(lead.event_id)).toMatchObject({ tries: 2, visitor: null })
  })

  test('keeps everything while the token is dead', async () => {
    sinks.outage = { status: 400, body: { error: { code: 190 } } }
    const lead = event()
    await send('/meta/capi/events', lead, { cookie: yes })
    await until(async () => (await rowOf(lead.event_id))?.last_code === '190', {
      what: 'a try',
      within: 20_000,
    })
    expect((await rowOf(lead.event_id))?.state).toBe('waiting')
    await send('/meta/capi/events', undefined, { method: 'DELETE', cookie: yes })
  })

  test('withdrawing consent drops what this browser has waiting, and nobody else’s', async () => {
    sinks.outage = { status: 503, body: {} }
    const [own, other] = [event(), event()]
    await send('/meta/capi/events', own, { cookie: yes })
    await send('/meta/capi/events', other, { cookie: yes, headers: { 'user-agent': 'Browser/2' } })
    const answer = await send('/meta/capi/events', undefined, { method: 'DELETE', cookie: yes })
    expect(answer.status).toBe(204)
    expect(await rowOf(own.event_id)).toBeUndefined()
    expect(await rowOf(other.event_id)).toBeDefined()
  })
})

describe('TRACK-05: a trial', () => {
  const trial = { event_name: 'Purchase', event_id: randomUUID(), event_source_url: page, email, phone }
  const purchase = { ...trial, custom_data: { value: 999, currency: 'TWD' } }

  test('of an administrator goes out under the test code, and is shown with its hashes cut', async () => {
    const token = await billing.identity.mint(randomUUID(), 'admin')
    const response = await send('/meta/capi/debug-events', purchase, { token })
    const { request, status } = await jsonOf(response)
    expect([response.status, status, request.user_data.em.length]).toEqual([200, 200, 9])
    expect(told(trial.event_id)).toMatchObject([
      { test: 'TEST12345', custom_data: { value: 999, currency: 'TWD' } },
    ])
  })

  test.each([undefined, 'member'])('of %s is refused', async (role) => {
    const token = role && (await billing.identity.mint(randomUUID(), role))
    const response = await send('/meta/capi/debug-events', purchase, token ? { token } : {})
    expect([response.status, (await jsonOf(response)).code]).toEqual([403, 'NOT_ALLOWED'])
  })
})

test('settings tell what visitors are to be asked for', async () => {
  expect(await (await billing.get('/tracking/settings')).json()).toEqual({
    metaPixelId: '1234567890',
    measurementId: 'G-TEST1234',
    canTest: true,
    isOpenForTests: false,
  })
})

test('W14: a planted e-mail and phone are in no row and in nothing that was sent', async () => {
  const lead = event()
  await send('/meta/capi/events', lead, { cookie: yes })
  await arrival(lead.event_id)
  const tables = await billing.rows<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  )
  const dump = await Promise.all(tables.map(({ name }) => billing.rows(`SELECT t.*::text FROM "${name}" t`)))
  const everything = JSON.stringify([dump, sinks.raw])
  expect(everything).toContain(lead.event_id)
  for (const planted of [email, phone, phone.slice(1), 'Planted']) expect(everything).not.toContain(planted)
})
