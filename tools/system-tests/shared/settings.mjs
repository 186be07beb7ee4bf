import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabases } from './databases.mjs'
import { repository } from '../../standalone/prepare.mjs'

const kinds = new Set(['billing', 'enforcement', 'settlement', 'trademark'])

export const HELP = `Goes the whole way against a running OriginSeal and fails on any difference.

  npm run journey                      with a picture that is drawn anew for this run
  npm run journey -- --photo FILE      with a picture of your own (each can be sealed once)
  npm run journey -- --seed NUMBER     with the picture of an earlier run
  npm run journey -- billing           orders, payments, renewals, invoices, units and refunds instead
  npm run journey -- enforcement       copies that are found, their cases, notices and answers instead
  npm run journey -- settlement        how the other sides of cases answer, settle and object instead
  npm run journey -- trademark         a name, its report and watch, and an issue with a mark like it instead;
                                       the made-up register goes, as with every real import

Environment:
  ORIGINSEAL_URL   http://localhost:8080
  MARKET_URL       http://localhost:8090
  BANK_URL         http://localhost:8091, the sandbox bank
  ADMIN_PASSWORD   of ADMIN_EMAIL (admin@originseal.local); with billing, for the charge that fails
  RPC_URL          a node of the chain; found in DATA_DIR (.data) when the instance is of this machine
  KUBO_RPC_URL     a Kubo node whose CIDs and bytes are compared; that of DATA_DIR's engines when it runs
  SCAN_SECONDS     how long the scan may take (240); more where the machine has other work
  JOURNEY_DIR      where certificate, report and pictures are kept (.data/journey)`

/**
 * @typedef {object} Settings
 * @property {string} origin of the product, without a slash at the end
 * @property {string} market of the marketplace, likewise
 * @property {string} bank of the sandbox bank, likewise
 * @property {'billing' | 'enforcement' | 'settlement' | 'trademark' | undefined} kind undefined: the main job
 * @property {string | undefined} data folder of the instance, where it is of this machine
 * @property {string | undefined} mails folder of the mails, where they are files of this machine
 * @property {string | undefined} respondentMails the same of those to the other sides of cases
 * @property {{ email: string, password: string } | undefined} administrator
 * @property {ReturnType<typeof openDatabases> | undefined} databases where they are of this machine
 * @property {string} logs folder of the services' logs, where `databases` are of this machine
 * @property {string | undefined} rpc a JSON-RPC node of the chain
 * @property {string | undefined} kubo the RPC of the node that keeps the files
 * @property {number} patienceMs what a started scan may take
 * @property {string | undefined} photo path of the picture to seal
 * @property {number} seed
 * @property {string} folder where the artefacts go
 */

/** @returns {Settings | 'help'} @throws on an option that is not known */
export function readSettings(argv, env) {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      photo: { type: 'string' },
      seed: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return 'help'
  if (positionals.length > 1 || positionals.some((word) => !kinds.has(word)))
    throw new Error(`there is no journey ${positionals.join(' ')}`)
  const origin = new URL(env.ORIGINSEAL_URL ?? 'http://localhost:8080').origin
  const data = resolve(repository, env.DATA_DIR ?? '.data')
  const seed = Number(values.seed ?? Date.now() % 2 ** 31)
  const isLocal = localChain(data, origin) !== undefined
  if (!Number.isSafeInteger(seed)) throw new Error(`--seed takes a whole number, not ${values.seed}`)
  return {
    origin,
    market: new URL(env.MARKET_URL ?? 'http://localhost:8090').origin,
    bank: new URL(env.BANK_URL ?? 'http://localhost:8091').origin,
    kind: /** @type {Settings['kind']} */ (positionals[0]),
    data: isLocal ? data : undefined,
    mails: isLocal && existsSync(join(data, 'mails')) ? join(data, 'mails') : undefined,
    respondentMails: isLocal && !env.SMTP_URL ? join(data, 'respondent-mails') : undefined,
    administrator: env.ADMIN_PASSWORD && {
      email: env.ADMIN_EMAIL ?? 'admin@originseal.local',
      password: env.ADMIN_PASSWORD,
    },
    databases: isLocal ? localDatabases(data) : undefined,
    logs: join(data, 'logs'),
    rpc: env.RPC_URL ?? localChain(data, origin),
    kubo: env.KUBO_RPC_URL || localNode(data, origin),
    patienceMs: Number(env.SCAN_SECONDS || 240) * 1_000,
    photo: values.photo && resolve(values.photo),
    seed,
    folder: resolve(env.JOURNEY_DIR ?? join(data, 'journey'), String(seed)),
  }
}

/** The Kubo node of the instance at `origin`, if it was started on one. */
function localNode(data, origin) {
  const file = join(data, 'engines-in-use.json')
  if (!existsSync(file) || localChain(data, origin) === undefined) return undefined
  return JSON.parse(readFileSync(file, 'utf8')).kubo?.rpcUrl
}

/** The standalone's chain, if the instance at `origin` is the one whose data these are. */
function localChain(data, origin) {
  const file = join(data, 'ports.json')
  if (!existsSync(file)) return undefined
  const ports = JSON.parse(readFileSync(file, 'utf8'))
  return String(ports.gateway) === new URL(origin).port ? `http://127.0.0.1:${ports.anvil}` : undefined
}

/** The databases of the standalone, where it runs its own PostgreSQL. */
export function localDatabases(data) {
  const [ports, secrets] = ['ports.json', 'secrets.json'].map((name) =>
    JSON.parse(readFileSync(join(data, name), 'utf8')),
  )
  if (ports.postgres === undefined) return undefined
  const server = `postgres://originseal_admin:${secrets.admin}@127.0.0.1:${ports.postgres}`
  return openDatabases((database) => `${server}/${database.replace('-', '_')}`)
}
