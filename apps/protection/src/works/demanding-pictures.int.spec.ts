import { problemBody } from '@originseal/contracts'
import { ImageWorkers } from '@originseal/fingerprint'
import { drawing, jpegOfManyScans } from '@originseal/fingerprint/fixtures'
import { createTestDatabase, until, type TestDatabase } from '@originseal/testing'
import { startAnvil, type Anvil } from '@originseal/testing/anvil'
import { startIdentityDouble, type IdentityDouble } from '@originseal/testing/identity'
import { startProtection, uploadForm, type RunningProtection } from '../protection.harness'

let database: TestDatabase
let events: TestDatabase
let anvil: Anvil
let identity: IdentityDouble
let protection: RunningProtection
/** Seconds within which an ordinary upload is answered. */
let patience: number

beforeAll(async () => {
  ;[database, events, anvil, identity] = await Promise.all([
    createTestDatabase(),
    createTestDatabase(),
    startAnvil(),
    startIdentityDouble(),
  ])
  protection = await startProtection({
    databaseUrl: database.url,
    eventsUrl: events.url,
    identity,
    chainUrl: anvil.url,
    config: {
      ANCHOR_WAIT_MS: '1000',
      IMAGE_WORKERS: '2',
      UPLOADS_WAITING: '8',
      UPLOADS_WAITING_PER_NETWORK: '6',
    },
  })
  // The first worker of a process takes its time to load. On a busy machine everything takes longer, so does the limit.
  const alone = await Promise.all([ordinary(1, '198.51.100.1'), ordinary(11, '198.51.100.2')])
  expect(alone.map(({ status }) => status)).toEqual([201, 201])
  const calm = await ordinary(12, '198.51.100.1')
  patience = Math.max(5, 4 * calm.seconds)
}, 120_000)

afterAll(async () => {
  await protection.stop()
  await Promise.all([anvil.stop(), identity.close()])
  await Promise.all([database.drop(), events.drop()])
})

const from = (network: string): Record<string, string> => ({ 'x-forwarded-for': network })
/** Of 25 megapixels and 500 million pixels to go over; with more of them the memory would be the limit. */
const asDemandingAsMayBe = (side: number): Buffer => jpegOfManyScans(20, side)
/** The same picture as another file. */
const numbered = (jpeg: Buffer, number: number): Buffer => Buffer.concat([jpeg, Buffer.from([number])])

interface Answer {
  readonly status: number
  readonly code: string | undefined
  readonly retryAfter: string | null
  readonly seconds: number
}

async function answerOf(upload: () => Promise<Response>): Promise<Answer> {
  const began = performance.now()
  const response = await upload()
  const body: unknown = await response.json()
  return {
    status: response.status,
    code: response.ok ? undefined : problemBody.parse(body).code,
    retryAfter: response.headers.get('retry-after'),
    seconds: (performance.now() - began) / 1000,
  }
}

const post = (file: Buffer, network: string): Promise<Answer> =>
  answerOf(() => protection.upload(uploadForm(file), from(network)))

async function ordinary(seed: number, network: string): Promise<Answer> {
  return post(await drawing(seed, { width: 1_600, height: 1_200 }).jpeg().toBuffer(), network)
}

test('six pictures of 49 megapixels in 78 scans are refused by their markers, and an ordinary upload meanwhile takes less than 5 s', async () => {
  const hostile = jpegOfManyScans(78)
  const attack = Array.from({ length: 6 }, (_, number) => post(numbered(hostile, number), '203.0.113.1'))
  const answer = await ordinary(2, '203.0.113.1')
  expect(answer).toMatchObject({ status: 201 })
  expect(answer.seconds).toBeLessThan(patience)
  for (const { status, code } of await Promise.all(attack))
    expect([status, code]).toEqual([422, 'FILE_TOO_DEMANDING'])
})

test('pictures as demanding as may be keep their own network waiting and no other', async () => {
  const demanding = asDemandingAsMayBe(4_992)
  const attack = Array.from({ length: 3 }, (_, number) => post(numbered(demanding, number), '203.0.113.2'))
  await until(() => protection.app.get(ImageWorkers).isBusy, { what: 'the first one to be examined' })
  const answer = await ordinary(3, '198.51.100.3')
  expect(answer).toMatchObject({ status: 201 })
  expect(answer.seconds).toBeLessThan(patience)
  for (const { status, code } of await Promise.all(attack))
    expect([201, 'UPLOADS_BUSY']).toContain(status === 201 ? 201 : code)
})

test('who has filled their places in the queue is told at once to come again', async () => {
  const demanding = asDemandingAsMayBe(4_984)
  const attack = Array.from({ length: 9 }, (_, number) => post(numbered(demanding, number), '203.0.113.4'))
  const refused = await Promise.race(attack)
  expect(refused).toMatchObject({ status: 503, code: 'UPLOADS_BUSY' })
  expect(Number(refused.retryAfter)).toBeGreaterThan(0)
  expect(refused.seconds).toBeLessThan(2)
  expect((await ordinary(4, '198.51.100.5')).status).toBe(201)
  const statuses = (await Promise.all(attack)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([201, 503]))
})

test('a worker that stands still is our fault: the upload is asked to come again', async () => {
  const workers = protection.app.get(ImageWorkers)
  for (const pid of workers.pids) process.kill(pid, 'SIGSTOP')
  const answer = await ordinary(5, '198.51.100.6')
  expect(answer).toMatchObject({ status: 503, code: 'UPLOADS_BUSY' })
  expect(Number(answer.retryAfter)).toBeGreaterThan(0)
  for (const pid of workers.pids) process.kill(pid, 'SIGCONT')
  expect((await ordinary(5, '198.51.100.6')).status).toBe(201)
}, 60_000)
