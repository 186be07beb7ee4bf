import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askJson, bearer } from '../../shared/ask.mjs'

const require = createRequire(import.meta.url)
const adminEmail = 'admin@originseal.local'
/** A token lives fifteen minutes. */
const RENEW_AFTER_MS = 5 * 60_000

/**
 * The services whose lists the back office shows, as they run, each on an empty database, behind the gateway; and an
 * administrator who asks there. @param {string} server
 */
export async function openOffice(server) {
  const folder = mkdtempSync(join(tmpdir(), 'originseal-bench-office-'))
  const services = {}
  const open = async (name, settings) => (services[name] = await openService(server, name, settings))
  const passwordFile = join(folder, 'administrator')
  const { url: IDENTITY_URL } = await open('identity', {
    TOKEN_KEY_DIR: join(folder, 'tokens'),
    MAIL_DIR: join(folder, 'mails'),
    ADMIN_EMAIL: adminEmail,
    ADMIN_PASSWORD_FILE: passwordFile,
  })
  const { url: BILLING_URL } = await open('billing', { IDENTITY_URL })
  const { url: ENFORCEMENT_URL } = await open('enforcement', {
    IDENTITY_URL,
    NOTICE_KEY_DIR: join(folder, 'notices'),
    STORAGE_DIR: join(folder, 'objects'),
    SIGNING_DIR: join(folder, 'signing'),
  })
  const { url: ADMIN_URL } = await open('admin', {
    IDENTITY_URL,
    KEY_ENCRYPTION_KEYS_FILE: join(folder, 'keys'),
  })
  const urls = { IDENTITY_URL, BILLING_URL, ENFORCEMENT_URL, ADMIN_URL }
  const others = { PROTECTION_URL: nobody, SCAN_ORCHESTRATOR_URL: nobody, TRADEMARK_URL: nobody }
  // The limits of the edge count by network; the administrator asks from another one each time.
  const gateway = await open('gateway', { ...urls, ...others, TRUSTED_PROXIES: '127.0.0.1' })
  return {
    services,
    ask: administratorAt(gateway.url, readFileSync(passwordFile, 'utf8').trim()),
    async close() {
      for (const each of Object.values(services).reverse()) await each.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Nobody is asked there. */
const nobody = 'http://127.0.0.1:1'

/** @returns {(path: string, query?: Record<string, string>) => Promise<any>} reads `/api/admin` + path, and insists on 200 */
function administratorAt(origin, password) {
  let number = 0
  let session = { token: '', until: 0 }
  const headers = () => ({ 'x-forwarded-for': `198.18.${(number >> 8) & 255}.${number++ & 255}` })
  const token = async () => {
    if (Date.now() > session.until) {
      const answer = await askJson(`${origin}/api/auth/login`, {
        method: 'POST',
        headers: { ...headers(), 'content-type': 'application/json' },
        body: JSON.stringify({ identifier: adminEmail, password }),
      })
      session = { token: answer.token, until: Date.now() + RENEW_AFTER_MS }
    }
    return session.token
  }
  return async (path, query = {}) =>
    askJson(`${origin}/api/admin${path}?${new URLSearchParams(query)}`, {
      headers: { ...headers(), ...bearer(await token()) },
    })
}

async function openService(server, name, settings) {
  const { createService } = require('@originseal/http')
  const built = (path) => require(`../../../../apps/${name}/dist/${path}.js`)
  const config = built('config').configSchema.parse({
    SERVICE_PORT: '0',
    LOG_LEVEL: 'silent',
    ...(name !== 'gateway' && (await databasesOf(server, name))),
    ...settings,
  })
  const app = await createService(built('service').service(config))
  await app.listen(0, '127.0.0.1')
  const run = async (work) => {
    const { Transaction } = require('@originseal/database')
    return app.get(Transaction, { strict: false }).run(work)
  }
  return {
    url: await app.getUrl(),
    query: (sql, parameters = []) => run((tx) => tx.query(sql, parameters)),
    /** Statements that take longer than a service lets them. */
    load: (sql) =>
      run(async (tx) => {
        await tx.query('SET LOCAL statement_timeout = 0')
        await tx.query(sql)
      }),
    close: () => app.close(),
  }
}

async function databasesOf(server, name) {
  const { provideDatabase } = require('@originseal/engines')
  const database = `office_${name}_${Date.now()}`
  return {
    DATABASE_URL: await provideDatabase(server, database, 'bench'),
    MIGRATE_ON_START: 'true',
    EVENTS_DATABASE_URL: await provideDatabase(server, `${database}_events`, 'bench'),
  }
}
