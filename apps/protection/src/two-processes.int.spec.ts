import { registerWorkResponse, verification } from '@originseal/contracts'
import { drawing } from '@originseal/fingerprint/fixtures'
import { createTestDatabase, until, type TestDatabase } from '@originseal/testing'
import { startAnvil, type Anvil } from '@originseal/testing/anvil'
import { startIdentityDouble, type IdentityDouble } from '@originseal/testing/identity'
import { DataSource } from 'typeorm'
import { startProtection, uploadForm, type RunningProtection } from './protection.harness'

let database: TestDatabase
let events: TestDatabase
let anvil: Anvil
let identity: IdentityDouble
let first: RunningProtection
let second: RunningProtection
let nextSeed = 900

const start = (): Promise<RunningProtection> =>
  startProtection({
    databaseUrl: database.url,
    eventsUrl: events.url,
    identity,
    chainUrl: anvil.url,
    config: { ANCHOR_WAIT_MS: '0' },
  })

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
  await second.stop()
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

test('D12: two processes at once, as an upgrade has them: each work is in one batch, and each batch once on the chain', async () => {
  const ids: string[] = []
  for (let round = 0; round < 4; round += 1)
    ids.push(...(await Promise.all([seal(first), seal(second), seal(first)])))
  await allAnchored(ids)
  const batches = await sql<{ state: string; leaf_count: number }>(
    'SELECT state, leaf_count FROM anchor_batch',
  )
  expect(batches.map(({ state }) => state)).toEqual(batches.map(() => 'confirmed'))
  expect(batches.reduce((sum, { leaf_count: leaves }) => sum + leaves, 0)).toBe(ids.length)
  expect(await rootsOnChain()).toBe(batches.length)
  const nonces = await sql<{ nonce: string }>('SELECT nonce FROM anchor_attempt')
  expect(new Set(nonces.map(({ nonce }) => nonce)).size).toBe(batches.length)
})

test('D12: what the old process took in, the new one anchors and answers for after its end', async () => {
  const ids = await Promise.all([seal(first), seal(first), seal(first)])
  await first.stop()
  await allAnchored(ids)
  const last = await seal(second)
  await allAnchored([last])
  expect(await rootsOnChain()).toBe((await sql('SELECT FROM anchor_batch')).length)
})
