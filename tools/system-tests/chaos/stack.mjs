import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { repository } from '../../standalone/prepare.mjs'
import { ask } from './ask.mjs'
import { openDatabases } from '../shared/databases.mjs'
import { startEntrance } from './entrance.mjs'
import { failPoint } from './fail-point.mjs'
import { rpc, sha256 } from './invariants.mjs'
import { strangerAtKafka } from './kafka.mjs'
import { lostCommits } from './lost-commits.mjs'
import { prepareProduct, startProduct } from '../shared/product.mjs'
import { until } from '../shared/until.mjs'

const require = createRequire(import.meta.url)
/** @type {import('@originseal/engines').EngineName[]} */
const engineNames = ['postgres', 'kafka', 'minio', 'kubo']

/**
 * @typedef {object} ChaosStack
 * @property {string} origin of the ingress
 * @property {string[]} failures requests that the ingress could not get an answer to, and why
 * @property {(service: string) => string[]} processes of a service, by name
 * @property {string} market of the marketplace, without a slash at the end
 * @property {string} bank of the sandbox bank, likewise
 * @property {string} dataDir
 * @property {boolean} hasEngines
 * @property {Record<'postgres' | 'kafka' | 'minio' | 'kubo', import('@originseal/engines').ControlledEngine>} engines
 * @property {ReturnType<typeof strangerAtKafka>} kafka
 * @property {ReturnType<typeof openDatabases>} databases
 * @property {(service: string, signal: NodeJS.Signals) => Promise<void>} signal to the process that is the service now
 * @property {(name: string) => Promise<number>} serves resolves when it does and is asked, with the ms that it took
 * @property {(point: string, within?: number) => Promise<void>} dieAt resolves when a process has ended itself there
 * @property {ReturnType<typeof lostCommits>['lose']} loseCommits
 * @property {(service: string, options?: string[]) => Promise<string>} redrive `npm run redrive`, and what it said
 * @property {() => Promise<number>} rescues tasks that were taken over from silent workers, ever
 * @property {() => Promise<void>} stopDatabaseAtOnce as `pg_ctl stop -m immediate`, and started again
 * @property {import('./invariants.mjs').World['parked']} parked
 * @property {import('./invariants.mjs').World['chain']} chain
 * @property {import('./invariants.mjs').World['hashOfObject']} hashOfObject
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the product with an empty data folder: on real engines two processes of each service, on its own engines one,
 * behind balancers and an ingress.
 * @returns {Promise<ChaosStack>}
 */
export async function startStack(say, { hasEngines }) {
  const prepared = await prepareProduct(say)
  const { market, bank } = prepared
  const dataDir = mkdtempSync(join(tmpdir(), 'originseal-chaos-'))
  const tool = require('@originseal/engines')
  const notes = (name) => {
    const path = join(dataDir, name)
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  }
  const entrance = await startEntrance(() => notes('ports.json'), hasEngines ? 2 : 1)
  const points = failPoint(dataDir)
  const commits = lostCommits(dataDir)
  const settings = {
    // The load of a whole country comes from one network here.
    TRIAL_SEALS_PER_DAY: '1000000',
    ...entrance.environment,
    ...points.environment,
    ...commits.environment,
    NODE_OPTIONS: `${points.environment.NODE_OPTIONS} --require=${commits.required}`,
  }
  const engines = hasEngines ? await startEngines(tool, dataDir, say) : undefined
  /** @type {Awaited<ReturnType<typeof startProduct>> | undefined} */
  let product
  const stop = async () => {
    await product?.stop()
    entrance.close()
    if (engines) await tool.stopEngines(engines, engineNames)
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    product = await startProduct(prepared, {
      dataDir,
      settings,
      options: hasEngines ? ['--engines'] : [],
    })
    return {
      ...describe({ dataDir, notes, entrance, engines, tool }),
      market,
      bank,
      dieAt: points.dieAt,
      loseCommits: commits.lose,
      stop,
    }
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

function describe({ dataDir, notes, entrance, engines, tool }) {
  const ports = notes('ports.json')
  const { origin, failures, names: processes } = entrance
  const adminUrl = engines
    ? engines.endpoints().postgres.adminUrl
    : `postgres://originseal_admin:${notes('secrets.json').admin}@127.0.0.1:${ports.postgres}/postgres`
  const urlOf = (database) =>
    Object.assign(new URL(adminUrl), { pathname: `/${database.replace('-', '_')}` }).href
  const processOf = (name) => notes('processes.json')[name]?.pid
  const isReady = async (name) =>
    (await ask(`http://127.0.0.1:${ports[name]}`, '/health/ready')).status === 200
  const serves = (name) =>
    until(async () => (await isReady(name)) && entrance.isChosen(name.replace(/-\d$/, ''), name), {
      what: `${name} serves`,
    })
  return {
    origin,
    failures,
    processes,
    dataDir,
    hasEngines: engines !== undefined,
    engines: engines?.controls,
    kafka: engines && strangerAtKafka(engines.endpoints().kafka.brokers),
    databases: openDatabases(urlOf),
    parked: parkedOf({ engines, urlOf }),
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
    async redrive(service, options = []) {
      const command = join(repository, 'tools/commands/command.mjs')
      const env = { ...process.env, DATA_DIR: dataDir }
      const args = [command, 'redrive', '--service', service, ...options]
      return (await promisify(execFile)(process.execPath, args, { env, timeout: 120_000 })).stdout
    },
    async rescues() {
      const counted = await Promise.all(
        processes('scan-orchestrator').map(async (name) => {
          const port = ports[`${name}-metrics`]
          if (port === undefined) return 0
          const { text } = await ask(`http://127.0.0.1:${port}`, '/metrics')
          const lines = text.matchAll(
            /^originseal_job_rescues_total\{[^}]*kind="scans\.do-task"[^}]*\} (\d+)/gmu,
          )
          return [...lines].reduce((sum, [, times]) => sum + Number(times), 0)
        }),
      )
      return counted.reduce((sum, times) => sum + times, 0)
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
  const { openEventTransport } = require('@originseal/messaging')
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
  const { openObjectStore } = require('@originseal/storage')
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
