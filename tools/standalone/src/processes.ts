import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { firstPasswordFile, identityNotes } from './identity-notes'
import type { System } from './system'

/** A built service of the product: one entry, one process. */
export interface ServiceDefinition {
  /** Its log, its port's and address's name. */
  name: string
  /** Its folder below apps/; the name unless given. */
  app?: string
  /** Who must serve before it starts. */
  needs?: string[]
  /** Its own database, where it has one. */
  database?: string
  /** Where it listens when a person chose that. */
  port?: (system: Pick<System, 'settings'>) => number
  /** The names of further ports that it needs. */
  ports?: string[]
  /** Its own variables, beside those that every service gets. */
  env: (system: System) => Record<string, string>
  /** What a person has to be told when everything serves. */
  notes?: (system: System) => Promise<string[]>
}

/** The database through which facts travel; every service with a database speaks through it. */
export const EVENTS_DATABASE = 'events'

/**
 * Each starts when those that it needs serve, so none stands before them here; they stop in the reverse order.
 * PostgreSQL and Anvil are there before all.
 */
export const services: ServiceDefinition[] = [
  {
    name: 'sandbox-market',
    database: 'sandbox_market',
    port: ({ settings }) => settings.marketPort,
    ports: ['market-mail'],
    env: (system) => ({
      STORAGE_DIR: system.folder('market-objects'),
      PUBLIC_URL: `http://localhost:${system.port('sandbox-market')}`,
      ABUSE_SMTP_PORT: String(system.port('market-mail')),
      ABUSE_MAIL_DOMAIN: 'localhost',
      ANSWER_SMTP_URL: localMail(system, 'case-mail'),
      MAIL_RECORDS_FILE: mailRecords(system),
      SELLERS_ANSWER_AT: `http://localhost:${system.settings.port}`,
      ...cloudflareAccount,
    }),
  },
  {
    name: 'sandbox-bank',
    database: 'sandbox_bank',
    port: ({ settings }) => settings.bankPort,
    env: (system) => ({
      PUBLIC_URL: `http://localhost:${system.port('sandbox-bank')}`,
      // Nobody waits for minutes on a machine of their own.
      NOTICE_PAUSE_SECONDS: '10',
    }),
  },
  {
    name: 'identity',
    database: 'identity',
    // Mail and social sign-in are set up by the person's own variables, which every process is handed.
    env: (system) => ({
      TOKEN_KEY_DIR: system.folder('token-keys'),
      MAIL_DIR: system.folder('mails'),
      OTHER_MAILS_URL: mailsOf(system, 'enforcement'),
      ADMIN_EMAIL: system.settings.adminEmail,
      ADMIN_PASSWORD_FILE: firstPasswordFile(system),
    }),
    notes: identityNotes,
  },
  {
    name: 'protection',
    needs: ['identity'],
    database: 'protection',
    env: (system) => ({
      ...objectsOf(system),
      IPFS_DIR: system.folder('ipfs'),
      ...given('IPFS_RPC_URL', system.settings.engines.kubo?.rpcUrl),
      CHAIN_RPC_URL: system.url('anvil'),
      CHAIN_ID: String(system.chain.id),
      CHAIN_KEY_FILE: system.chain.keyFile,
      SIGNING_DIR: system.folder('signing'),
      // A telephone's photo has 4 to 12 MB.
      WORK_UPLOAD_MAX_BYTES: String(25 * 1024 * 1024),
    }),
  },
  {
    name: 'scan-orchestrator',
    needs: ['protection'],
    database: 'scan_orchestrator',
    env: (system) => ({
      ...objectsOf(system),
      CHROMIUM_PATH: system.settings.chromium,
      MARKET_URL: `http://localhost:${system.port('sandbox-market')}`,
      // The one address of this machine that a scan may visit: the marketplace stands in for the web.
      EGRESS_ALLOW: marketHosts(system),
      SIGNING_DIR: system.folder('signing'),
    }),
  },
  {
    name: 'billing',
    needs: ['identity'],
    database: 'billing',
    env: (system) => ({
      DEPLOYMENT: 'standalone',
      PAYMENT_PROVIDER_URL: bankOf(system),
      PAYMENT_FILES_URL: bankOf(system),
      INVOICE_PROVIDER_URL: bankOf(system),
      TRANSFER_ACCOUNT: '沙盒銀行 (999) 0000-0000-0000 原印',
    }),
  },
  {
    name: 'enforcement',
    needs: ['identity', 'protection'],
    database: 'enforcement',
    ports: ['case-mail'],
    env: (system) => ({
      ...objectsOf(system),
      CHROMIUM_PATH: system.settings.chromium,
      SIGNING_DIR: system.folder('signing'),
      TAKEDOWNS: 'open',
      NOTICE_KEY_DIR: system.folder('notice-keys'),
      // No notice leaves this machine: the marketplace's desk is all the world that mails get to.
      NOTICE_SMTP_URL: localMail(system, 'market-mail'),
      // Mails to the other side of cases: by the person's own server, or on the page of mails.
      MAIL_DIR: system.folder('respondent-mails'),
      INBOX_SMTP_PORT: String(system.port('case-mail')),
      INBOX_SMTP_HOST: '127.0.0.1',
      MAIL_RECORDS_FILE: mailRecords(system),
      EGRESS_ALLOW: marketHosts(system),
      CLOUDFLARE_API_URL: `http://localhost:${system.port('sandbox-market')}/client/v4`,
      ...cloudflareAccount,
      LOCAL_MAILS_PAGE: 'on',
      ...(!system.settings.sendsMails && { OTHER_MAILS_URL: mailsOf(system, 'identity') }),
    }),
    notes: async (system) => [`Mails of cases, sent and received: ${mailsOf(system, 'enforcement')}`],
  },
  {
    name: 'trademark',
    needs: ['identity'],
    database: 'trademark',
    env: (system) => ({
      ...objectsOf(system),
      SIGNING_DIR: system.folder('signing'),
      DEMONSTRATION_REGISTER: 'true',
    }),
  },
  {
    name: 'admin',
    needs: ['identity'],
    database: 'admin',
    env: (system) => ({
      KEY_ENCRYPTION_KEYS_FILE: join(system.folder('key-encryption'), 'keys'),
      PROVIDER_KEYS_READERS: keyReaders.map((name) => `${name}=${vaultCredential(system, name)}`).join(','),
      // Merchants are tried where they are used: at the sandbox bank.
      PAYMENT_PROVIDER_URL: bankOf(system),
      INVOICE_PROVIDER_URL: bankOf(system),
      EGRESS_ALLOW: `localhost:${system.port('sandbox-bank')}`,
    }),
  },
  {
    name: 'gateway',
    needs: [
      'admin',
      'identity',
      'protection',
      'scan-orchestrator',
      'billing',
      'enforcement',
      'trademark',
      'sandbox-market',
      'sandbox-bank',
    ],
    port: ({ settings }) => settings.port,
    env: (system) => ({
      BILLING_URL: system.url('billing'),
      ENFORCEMENT_URL: system.url('enforcement'),
      PAYMENT_PROVIDER_URL: bankOf(system),
      PROTECTION_URL: system.address('protection'),
      SCAN_ORCHESTRATOR_URL: system.address('scan-orchestrator'),
      TRADEMARK_URL: system.url('trademark'),
      WEB_DIR: join(system.repository, 'apps', 'web', 'dist'),
    }),
  },
]

/** Who gets keys of providers from the vault. */
const keyReaders = ['billing', 'enforcement', 'identity', 'protection', 'scan-orchestrator', 'trademark']

/** Who tells `admin` how their processes are. */
const watched = new Set(['admin', 'gateway', ...keyReaders])

/** By which the vault knows a service; the same at every start. */
const vaultCredential = ({ database }: Pick<System, 'database'>, name: string): string =>
  createHmac('sha256', database.adminPassword).update(`provider-keys/${name}`).digest('hex')

/** The marketplace stands in for Cloudflare too, and knows this account only. */
const cloudflareAccount = { CLOUDFLARE_ACCOUNT_ID: 'sandbox', CLOUDFLARE_TOKEN: 'sandbox' }

/** The marketplace, in both spellings of this machine. */
const marketHosts = (system: System): string =>
  ['127.0.0.1', 'localhost'].map((host) => `${host}:${system.port('sandbox-market')}`).join(',')

const localMail = (system: System, port: string): string =>
  `smtp://127.0.0.1:${system.port(port)}?ignoreTLS=true`

/** The page of a service's mails, for whoever sits at this machine. */
const mailsOf = (system: Pick<System, 'url'>, service: string): string => `${system.url(service)}/mails`

/** What DNS would say of the marketplace's mails. */
const mailRecords = (system: System): string => join(system.folder('mail-records'), 'records.json')

/** As the payer's browser reaches it. */
const bankOf = (system: System): string => `http://localhost:${system.port('sandbox-bank')}`

const given = (name: string, value: string | undefined): Record<string, string> =>
  value === undefined ? {} : { [name]: value }

/** One bucket for all that share works' files; without a server they share a folder. */
export const BUCKET = 'originseal'

/** The bucket of a run that has an S3 server. */
export function objectsOf({ settings }: Pick<System, 'settings'>): Record<string, string> {
  const { minio } = settings.engines
  if (!minio) return {}
  return {
    S3_ENDPOINT: minio.endpoint,
    S3_BUCKET: BUCKET,
    S3_ACCESS_KEY_FILE: minio.accessKeyFile,
    S3_SECRET_KEY_FILE: minio.secretKeyFile,
    ...given('S3_REGION', minio.region),
  }
}

/** What carries events: Kafka where it is given. */
const eventsOf = (system: System): Record<string, string> => {
  const { kafka } = system.settings.engines
  return kafka
    ? { EVENTS_KAFKA_BROKERS: kafka.brokers }
    : { EVENTS_DATABASE_URL: system.databaseUrl(EVENTS_DATABASE) }
}

/** The variables of one service: what all get, what it needs, its own. */
export function environmentOf(service: ServiceDefinition, system: System): Record<string, string> {
  const databases = service.database && {
    DATABASE_URL: system.databaseUrl(service.database),
    ...eventsOf(system),
  }
  // Several processes of a service are called by numbers.
  const app = service.app ?? service.name
  return {
    NODE_ENV: 'production',
    SERVICE_HOST: '127.0.0.1',
    SERVICE_PORT: String(system.port(service.name)),
    LOG_LEVEL: 'info',
    PUBLIC_URL: `http://localhost:${system.settings.port}`,
    IDENTITY_URL: system.address('identity'),
    STORAGE_DIR: system.folder('objects'),
    ...databases,
    BUILD_VERSION: system.version,
    ...(watched.has(app) && { ADMIN_URL: system.url('admin') }),
    ...(keyReaders.includes(app) && {
      PROVIDER_KEYS_CREDENTIAL: vaultCredential(system, app),
    }),
    ...service.env(system),
  }
}
