import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const require = createRequire(import.meta.url)
const built = (path) => require(`../../../../apps/enforcement/dist/${path}.js`)

/** New recurring jobs are done at once, and wait for their next minute after that: until each of them waits for ever. */
async function putOffRecurringWork(transaction) {
  const putOff = (tx) =>
    tx.query("UPDATE job SET due_at = 'infinity' WHERE recurs AND state = 'waiting' AND due_at < 'infinity'")
  const left = (tx) => tx.query("SELECT 1 FROM job WHERE recurs AND due_at < 'infinity' LIMIT 1")
  do {
    await pause(200)
    await transaction.run(putOff)
  } while ((await transaction.run(left)).length > 0)
}

/** Enforcement as it runs, on an empty database, but for its recurring work, which is asked for. @param {string} server */
export async function openCases(server) {
  const { Reads, Transaction } = require('@originseal/database')
  const { provideDatabase } = require('@originseal/engines')
  const { createService } = require('@originseal/http')
  const { configSchema } = built('config')
  const { CasesListController } = built('cases/cases-list.controller')
  const { CasesQueries } = built('cases/cases.queries')
  const { EndDeadlines } = built('cases/end-deadlines')
  const { ObservationsController } = built('observations/observations.controller')
  const { service } = built('service')
  const { ReadCase } = built('cases/read-case')
  const { ReadCorrespondence } = built('drafts/read-correspondence')
  const { SummarizeCases } = built('cases/summarize-cases')
  const { SweepTargets } = built('cases/sweep-targets')
  const folder = mkdtempSync(join(tmpdir(), 'originseal-bench-cases-'))
  const name = `cases_${Date.now()}`
  const config = configSchema.parse({
    SERVICE_PORT: '0',
    LOG_LEVEL: 'silent',
    DATABASE_URL: await provideDatabase(server, name, 'bench'),
    MIGRATE_ON_START: 'true',
    EVENTS_DATABASE_URL: await provideDatabase(server, `${name}_events`, 'bench'),
    IDENTITY_URL: 'http://127.0.0.1:1',
    NOTICE_KEY_DIR: join(folder, 'keys'),
    STORAGE_DIR: join(folder, 'objects'),
    SIGNING_DIR: join(folder, 'signing'),
  })
  const app = await createService(service(config))
  await app.listen(0, '127.0.0.1')
  const [transaction, reads] = [app.get(Transaction), app.get(Reads)]
  await putOffRecurringWork(transaction)
  return {
    ownerOf: (n) => `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`,
    sweep: () => app.get(SweepTargets).execute(),
    endDeadlines: () => app.get(EndDeadlines).execute(),
    list: (userId) => app.get(CasesListController).list({ query: { limit: 20 }, caller: { userId } }),
    summarize: (userId) => app.get(SummarizeCases).execute(userId),
    /** What the page of a case asks for. */
    readPage: (id, userId) =>
      Promise.all([
        app.get(ReadCase).execute(id, { userId }),
        app.get(ReadCorrespondence).execute(id, { userId }),
        app.get(ObservationsController).list({ params: { id }, caller: { userId } }),
      ]),
    byId: (id) => app.get(CasesQueries).byId(id),
    query: (sql, parameters = []) => reads.query(sql, parameters),
    write: (sql, parameters = []) => transaction.run((tx) => tx.query(sql, parameters)),
    /** Statements that take longer than a service lets them. */
    load: (sql) =>
      transaction.run(async (tx) => {
        await tx.query('SET LOCAL statement_timeout = 0')
        await tx.query(sql)
      }),
    async close() {
      await app.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
