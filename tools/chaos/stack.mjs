import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuild, ensurePackages, repository } from '../standalone/prepare.mjs'
import { ask } from './ask.mjs'
import { openDatabases } from './databases.mjs'
import { rpc, sha256 } from './invariants.mjs'
import { strangerAtKafka } from './kafka.mjs'
import { until } from './until.mjs'

const required = createRequire(import.meta.url)
const engineNames = ['postgres', 'kafka', 'minio', 'kubo']

/**
 * @typedef {object} ChaosStack
 * @property {string} origin
 * @property {string} dataDir
 * @property {boolean} hasEngines
 * @property {Record<'postgres' | 'kafka' | 'minio' | 'kubo', import('@originseal/engines').ControlledEngine>} engines
 * @property {ReturnType<typeof strangerAtKafka>} kafka
 * @property {ReturnType<typeof openDatabases>} databases
 * @property {(service: string, signal: NodeJS.Signals) => Promise<void>} signal to the process that is the service now
 * @property {(service: string) => Promise<number>} serves resolves when it does, with the ms that it took
 * @property {() => Promise<void>} stopDatabaseAtOnce as `pg_ctl stop -m immediate`, and started again
 * @property {import('./invariants.mjs').World['parked']} parked
 * @property {import('./invariants.mjs').World['chain']} chain
 * @property {import('./invariants.mjs').World['hashOfObject']} hashOfObject
 * @property {() => Promise<void>} stop
 */

/** Starts the product with an empty data folder, on real engines or on its own. @returns {Promise<ChaosStack>} */
export async function startStack(say, { hasEngines }) {
  await ensurePackages(say)
  await ensureBuild(say)
  const dataDir = mkdtempSync(join(tmpdir(), 'originseal-chaos-'))
  const tool = required('@originseal/engines')
  const [port, marketPort] = [await tool.freePort(), await tool.freePort()]
  const environment = {
    ...process.env,
    PORT: String(port),
    MARKET_PORT: String(marketPort),
    DATA_DIR: dataDir,
  }
  const engines = hasEngines ? await startEngines(tool, dataDir, say) : undefined
  const args = [join(repository, 'tools/standalone/start.mjs'), ...(hasEngines ? ['--engines'] : [])]
  const child = spawn(process.execPath, args, {
    cwd: repository,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    if (engines) await tool.stopEngines(engines, engineNames)
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await said(child, ended, 'OriginSeal is ready')
    return { ...describe({ dataDir, port, engines, tool }), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startEngines(tool, dataDir, say) {
  const engines = await tool.openEngines(dataDir, process.env, say)
  const failures = await tool.startEngines(engines, engineNames)
  if (failures.length > 0) {
    await tool.stopEngines(engines, engineNames)
    throw new Error(failures.map(({ name, failure }) => `${name}: ${failure.message}`).join('\n'))
  }
  return engines
}

function describe({ dataDir, port, engines, tool }) {
  const read = (name) => JSON.parse(readFileSync(join(dataDir, name), 'utf8'))
  const ports = read('ports.json')
  const origin = `http://localhost:${port}`
  const adminUrl = engines
    ? engines.endpoints().postgres.adminUrl
    : `postgres://originseal_admin:${read('secrets.json').admin}@127.0.0.1:${ports.postgres}/postgres`
  const urlOf = (database) =>
    Object.assign(new URL(adminUrl), { pathname: `/${database.replace('-', '_')}` }).href
  const processOf = (name) => read('processes.json')[name]?.pid
  const serves = (name) =>
    until(async () => (await ask(`http://127.0.0.1:${ports[name]}`, '/health/ready')).status === 200, {
      what: `${name} serves`,
    })
  return {
    origin,
    dataDir,
    hasEngines: engines !== undefined,
    engines: engines?.controls,
    kafka: engines && strangerAtKafka(engines.endpoints().kafka.brokers),
    databases: openDatabases(urlOf),
    parked: parkedOf({ engines, dataDir, urlOf }),
    chain: (method, params) => rpc(`http://127.0.0.1:${ports.anvil}`, method, params),
    hashOfObject: objectReader({ engines, dataDir }),
    serves,
    async signal(name, signal) {
      const before = processOf(name)
      process.kill(before, signal)
      // The supervisor notes the next one when it starts it.
      if (signal === 'SIGKILL' || signal === 'SIGTERM') {
        await until(async () => processOf(name) !== undefined && processOf(name) !== before, {
          what: `another ${name}`,
        })
      }
    },
    async stopDatabaseAtOnce() {
      if (engines) {
        await engines.controls.postgres.kill()
        await engines.controls.postgres.start()
      } else {
        tool.signal(processOf('postgres'), 'SIGQUIT')
      }
    },
  }
}

/** What each listener has parked, as `npm run redrive -- --list` reads it. */
function parkedOf({ engines, urlOf }) {
  const { openEventTransport } = required('@originseal/messaging')
  const carrier = engines
    ? { EVENTS_KAFKA_BROKERS: engines.endpoints().kafka.brokers }
    : { EVENTS_DATABASE_URL: urlOf('events') }
  const read = (service) => async () => {
    const transport = await openEventTransport(carrier, 'chaos')
    try {
      return await transport.parked(service)
    } finally {
      await transport.close()
    }
  }
  return Object.fromEntries(['protection', 'scan-orchestrator'].map((service) => [service, read(service)]))
}

/** Reads objects beside the services, with the keys of the store. */
function objectReader({ engines, dataDir }) {
  const { openObjectStore } = required('@originseal/storage')
  const minio = engines?.endpoints().minio
  const settings = {
    STORAGE_DIR: join(dataDir, 'objects'),
    ...(minio && {
      S3_ENDPOINT: minio.endpoint,
      S3_BUCKET: 'originseal',
      S3_ACCESS_KEY_FILE: minio.accessKeyFile,
      S3_SECRET_KEY_FILE: minio.secretKeyFile,
    }),
  }
  return async (key) => {
    const store = await openObjectStore(settings)
    try {
      const parts = []
      for await (const part of (await store.get(key)).stream) parts.push(part)
      return sha256(Buffer.concat(parts))
    } catch (error) {
      if (error.code === 'OBJECT_MISSING') return undefined
      throw error
    }
  }
}

/** @throws when the process ends before it says so */
function said(child, ended, line) {
  return new Promise((resolve, reject) => {
    let heard = ''
    child.stdout.setEncoding('utf8')
    child.stdout.on('data', (part) => {
      heard += part
      if (heard.includes(line)) resolve()
    })
    void ended.then((code) =>
      reject(new Error(`the product ended with ${code} before it was ready:\n${heard}`)),
    )
  })
}
