import { mkdtemp, rm, chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../ports'
import { connected } from '../postgres/databases'
import { until } from '../until'
import {
  type Engines,
  openEngines,
  readEndpoints,
  runningEngines,
  startEngines,
  stopEngines,
} from './engines'

let dataDir: string
let engines: Engines

const open = async () => openEngines(dataDir, { POSTGRES_PORT: String(port) }, () => undefined)
let port: number

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'engines-'))
  // PostgreSQL's own user passes through it where root runs this.
  await chmod(dataDir, 0o755)
  port = await freePort()
  engines = await open()
})
afterAll(async () => {
  await stopEngines(engines, ['postgres'])
  await rm(dataDir, { recursive: true, force: true })
})

const rows = (sql: string) => {
  const { adminUrl } = readEndpoints(dataDir).postgres!
  return connected(adminUrl, async (client) => (await client.query<{ n: number }>(sql)).rows)
}

test('an engine is started, frozen, killed, found again and stopped, each by whoever asks, and keeps its data', async () => {
  expect(await startEngines(engines, ['postgres'])).toEqual([])
  expect(runningEngines(dataDir)).toEqual(['postgres'])
  await rows('CREATE TABLE kept AS SELECT 7 AS n')

  const { postgres } = (await open()).controls
  postgres.freeze()
  const asked = rows('SELECT n FROM kept')
  const early = await Promise.race([asked, new Promise((done) => setTimeout(done, 1_000, 'silence'))])
  expect(early).toBe('silence')
  postgres.thaw()
  expect(await asked).toEqual([{ n: 7 }])

  await postgres.kill()
  expect(engines.controls.postgres.isRunning()).toBe(false)
  await expect(rows('SELECT n FROM kept')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  await postgres.kill()

  expect(await startEngines(engines, ['postgres'])).toEqual([])
  expect(await rows('SELECT n FROM kept')).toEqual([{ n: 7 }])
  await stopEngines(engines, ['postgres'])
  await stopEngines(engines, ['postgres'])
  expect(runningEngines(dataDir)).toEqual([])
  expect(readEndpoints(dataDir)).toEqual({})
}, 120_000)

test('what can not be had on this machine is named with what to install', async () => {
  const [path, cache] = [process.env.PATH, process.env.ORIGINSEAL_CACHE]
  process.env.PATH = join(dataDir, 'nothing')
  process.env.ORIGINSEAL_CACHE = join(dataDir, 'cache')
  try {
    const failures = await startEngines(engines, ['kafka', 'minio', 'kubo'])
    expect(failures.map(({ name }) => name)).toEqual(['kafka', 'minio', 'kubo'])
    expect(failures.map(({ failure }) => failure.name)).toEqual(['Missing', 'Missing', 'Missing'])
    expect(failures.map(({ failure }) => failure.message)).toEqual([
      expect.stringContaining('install a Java runtime, 17 or later'),
      expect.stringContaining('install Go 1.25 or later'),
      expect.stringContaining('install Go 1.25 or later'),
    ])
    expect(await until(() => runningEngines(dataDir).length === 0)).toBe(true)
  } finally {
    process.env.PATH = path
    if (cache === undefined) delete process.env.ORIGINSEAL_CACHE
    else process.env.ORIGINSEAL_CACHE = cache
  }
})
