import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createTestDatabase, type TestDatabase } from '@originseal/testing'
import { ANVIL_CHAIN_ID, startAnvil, type Anvil } from '@originseal/testing/anvil'
import { startIdentityDouble, type IdentityDouble } from '@originseal/testing/identity'
import {
  createDatabase,
  protectionSettings,
  startProtection,
  type ProtectionOptions,
} from '../protection.harness'

let database: TestDatabase
let events: TestDatabase
let anvil: Anvil
let identity: IdentityDouble

beforeAll(async () => {
  ;[database, events, anvil, identity] = await Promise.all([
    createDatabase(),
    createTestDatabase(),
    startAnvil(),
    startIdentityDouble(),
  ])
})
afterAll(async () => {
  await Promise.all([anvil.stop(), identity.close()])
  await Promise.all([database.drop(), events.drop()])
})

const options = (chainUrl: string): ProtectionOptions => ({
  databaseUrl: database.url,
  eventsUrl: events.url,
  identity,
  chainUrl,
})

test('SYS-05: a node of another chain than the configured ends the start, and says so', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'protection-'))
  try {
    const config = { CHAIN_ID: String(ANVIL_CHAIN_ID + 1) }
    const env = await protectionSettings({ ...options(anvil.url), config }, folder)
    const main = join(__dirname, '../../dist/main.js')
    const start = promisify(execFile)(process.execPath, [main], {
      env: { ...process.env, ...env },
      timeout: 100_000,
    })
    const said = `the node serves chain ${ANVIL_CHAIN_ID}, configured is ${ANVIL_CHAIN_ID + 1}`
    await expect(start).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(said) })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}, 120_000)

test.each([
  ['of the configured chain', () => anvil.url],
  ['that is away', () => 'http://127.0.0.1:9'],
])(
  'SYS-05: with a node %s the service starts and is ready',
  async (_which, chainUrl) => {
    const protection = await startProtection(options(chainUrl()))
    try {
      expect((await protection.get('/health/ready')).status).toBe(200)
    } finally {
      await protection.stop()
    }
  },
  60_000,
)
