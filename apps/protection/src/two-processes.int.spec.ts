import { registerWorkResponse, verification } from '@originseal/contracts'
import { drawing } from '@originseal/fingerprint/fixtures'
import { Transaction } from '@originseal/database'
import { createTestDatabase, until, type TestDatabase } from '@originseal/testing'
import { startAnvil, type Anvil } from '@originseal/testing/anvil'
import { startIdentityDouble, type IdentityDouble } from '@originseal/testing/identity'
import { DataSource } from 'typeorm'
import { QueueSeal } from './anchors/queue-seal'
import { startProtection, uploadForm, type RunningProtection } from './protection.harness'

let database: TestDatabase
let events: TestDatabase
let anvil: Anvil
let identity: IdentityDouble
let first: RunningProtection
let second: RunningProtection
let nextSeed = 900

const running = new Set<RunningProtection>()
async function start(): Promise<RunningProtection> {
  const started = await startProtection({
    databaseUrl: database.url,
    eventsUrl: events.url,
    identity,
    chainUrl: anvil.url,
    config: { ANCHOR_WAIT_MS: '0' },
  })
  running.add(started)
  return started
}

beforeAll(async () => {
  ;[database, events, anvil, identity] = await Promise.all([
    createTestDatabase(),
    createTestDatabase(),
    startAnvil(),
    startIdentityDouble(),
  ])
  first = await start()
  second = await start()
})

afterAll(async () => {
  for (const each of running) await each.stop()
  await Promise.all([anvil.stop(), identity.close()])
  await Promise.all([database.drop(), events.drop()])
})

const sql = <Row>(text: string): Promise<Row[]> => second.app.get(DataSource).query(text)

async function seal(at: RunningProtection): Promise<string> {
  const file = await drawing(nextSeed++, { width: 320, height: 240 }).png().toBuffer()
  const response = await at.upload(uploadForm(file))
  expect(response.status).toBe(201)
  return registerWorkResponse.parse(await response.json()).data.file.id
}

async function stateAt(at: RunningProtection, id: string): Promise<string> {
  const response = await at.get(`/verify/${id}`)
  expect(response.status).toBe(200)
  return verification.parse(await response.json()).state
}

const allAnchored = (ids: readonly string[]): Promise<boolean> =>
  until(
    async () =>
      (await Promise.all(ids.map((id) => stateAt(second, id)))).every((state) => state === 'anchored'),
    {
      what: 'all seals to be anchored',
      within: 60_000,
    },
  )

/** Roots that the registry holds: each transaction of a seal is an event of it. */
async function rootsOnChain(): Promise<number> {
  const body = { jsonrpc: '2.0', id: 1, method: 'eth_getLogs', params: [{ fromBlock: '0x0' }] }
  const response = await fetch(anvil.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { result } = (await response.json()) as { result: unknown[] }
  return result.length
}

/** A seal in line, without the seconds that an upload takes: both processes are told of each at once. */
async function queueSeal(at: RunningProtection, number: number): Promise<void> {
  const hex = number.toString(16).padStart(64, '0')
  const id = crypto.randomUUID()
  const perceptualHash = { algorithm: 'pdq', profile: 'exact', version: 1, hex, quality: 100 } as const
  const file = {
    filename: 'seal.png',
    sha256: hex,
    size: 1,
    mediaType: 'image/png',
    cid: hex,
    cidProfile: 'test',
  }
  const work = {
    id,
    ownerId: id,
    sealedFor: id,
    title: 'seal',
    ...file,
    perceptualHash,
    sealedAt: new Date(),
  }
  await at.app.get(Transaction).run((tx) => at.app.get(QueueSeal).execute(tx, work))
}

test('D12: two processes at once, as an upgrade has them: each seal is in one batch, each batch once on the chain', async () => {
  const seals = 60
  for (let number = 0; number < seals; number += 2)
    await Promise.all([queueSeal(first, number), queueSeal(second, number + 1)])
  const waiting = (): Promise<unknown[]> =>
    sql(`SELECT FROM seal_leaf LEFT JOIN anchor_batch ON anchor_batch.id = batch_id
         WHERE state IS DISTINCT FROM 'confirmed'`)
  await until(async () => (await waiting()).length === 0, {
    what: 'all seals to be anchored',
    within: 60_000,
  })
  const batches = await sql<{ state: string; leaf_count: number }>(
    'SELECT state, leaf_count FROM anchor_batch',
  )
  expect(batches.map(({ state }) => state)).toEqual(batches.map(() => 'confirmed'))
  expect(batches.reduce((sum, { leaf_count: leaves }) => sum + leaves, 0)).toBe(seals)
  expect(await rootsOnChain()).toBe(batches.length)
  const nonces = await sql<{ nonce: string }>('SELECT nonce FROM anchor_nonce')
  expect(nonces).toHaveLength(batches.length)
})

test('D12: what the old process took in, the new one anchors and answers for after its end', async () => {
  const ids = await Promise.all([seal(first), seal(first), seal(first)])
  running.delete(first)
  await first.stop()
  await allAnchored(ids)
  const last = await seal(second)
  await allAnchored([last])
  expect(await rootsOnChain()).toBe((await sql('SELECT FROM anchor_batch')).length)
})
