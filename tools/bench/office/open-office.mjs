import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const require = createRequire(import.meta.url)

/** The services whose lists the back office shows, as they run, each on an empty database. @param {string} server */
export async function openOffice(server) {
  const folder = mkdtempSync(join(tmpdir(), 'originseal-bench-office-'))
  const services = {}
  const open = async (name, settings) => (services[name] = await openService(server, name, settings))
  const identity = await open('identity', {
    TOKEN_KEY_DIR: join(folder, 'tokens'),
    MAIL_DIR: join(folder, 'mails'),
  })
  const billing = await open('billing', { IDENTITY_URL: nobody })
  const enforcement = await open('enforcement', {
    IDENTITY_URL: nobody,
    NOTICE_KEY_DIR: join(folder, 'notices'),
    STORAGE_DIR: join(folder, 'objects'),
    SIGNING_DIR: join(folder, 'signing'),
  })
  const admin = await open('admin', {
    IDENTITY_URL: nobody,
    KEY_ENCRYPTION_KEYS_FILE: join(folder, 'keys'),
  })
  const users = identity.part('accounts/administration/users.controller', 'UsersController')
  const payments = billing.part('payments/administration/payments.controller', 'PaymentsController')
  const cases = enforcement.part(
    'administration/administered-cases.controller',
    'AdministeredCasesController',
  )
  const audit = admin.part('audit/audit.controller', 'AuditController')
  const asked = (query) => ({ query: { limit: 20, ...query } })
  return {
    services,
    users: (query) => users.list(asked(query)),
    user: (id) => users.read({ params: { id } }),
    payments: (query) => payments.list(asked(query)),
    cases: (query) => cases.list(asked(query)),
    audit: (query) => audit.list(asked(query)),
    auditDays: () => audit.days(),
    async close() {
      for (const each of Object.values(services)) await each.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Nobody is asked for tokens. */
const nobody = 'http://127.0.0.1:1'

async function openService(server, name, settings) {
  const { Transaction } = require('@originseal/database')
  const { provideDatabase } = require('@originseal/engines')
  const { createService } = require('@originseal/http')
  const built = (path) => require(`../../../apps/${name}/dist/${path}.js`)
  const database = `office_${name}_${Date.now()}`
  const config = built('config').configSchema.parse({
    SERVICE_PORT: '0',
    LOG_LEVEL: 'silent',
    DATABASE_URL: await provideDatabase(server, database, 'bench'),
    MIGRATE_ON_START: 'true',
    EVENTS_DATABASE_URL: await provideDatabase(server, `${database}_events`, 'bench'),
    ...settings,
  })
  const app = await createService(built('service').service(config))
  await app.listen(0, '127.0.0.1')
  return {
    part: (path, part) => app.get(built(path)[part], { strict: false }),
    query: (sql, parameters = []) =>
      app.get(Transaction, { strict: false }).run((tx) => tx.query(sql, parameters)),
    /** Statements that take longer than a service lets them. */
    load: (sql) =>
      app.get(Transaction, { strict: false }).run(async (tx) => {
        await tx.query('SET LOCAL statement_timeout = 0')
        await tx.query(sql)
      }),
    close: () => app.close(),
  }
}
