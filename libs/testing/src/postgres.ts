import { randomBytes } from 'node:crypto'
import {
  copyDatabase,
  provideDatabase,
  provideTemplate,
  removeDatabase,
  TEST_RUN,
  TEST_SERVER_URL,
} from '@originseal/engines'

/** A database of one test file or test, with a role that may use it. */
export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

/** What a database holds at first, made once a run and copied for everybody who asks for it. */
export interface Template {
  /** Tells it from other templates of the run. */
  readonly name: string
  /** Fills an empty database, and closes its connections before it resolves. */
  prepare(url: string): Promise<void>
}

/**
 * A fresh database on the server of the medium run: an empty one with a role of its own, or a copy of `template`, whose
 * copies share a role. Call it once per test file (or test), `drop` it after: connections that are still open are cut
 * off.
 * @throws Error outside the medium tests (`*.int.spec.ts`), where no server runs
 */
export async function createTestDatabase(template?: Template): Promise<TestDatabase> {
  const adminUrl = process.env[TEST_SERVER_URL]
  const run = process.env[TEST_RUN]
  if (!adminUrl || !run) throw new Error('Only a medium test (*.int.spec.ts) has a PostgreSQL server')
  const name = `test_${randomBytes(8).toString('hex')}`
  const drop = (): Promise<void> => removeDatabase(adminUrl, name)
  if (!template) {
    return { url: await provideDatabase(adminUrl, name, randomBytes(18).toString('base64url')), drop }
  }
  const source = { name: `${run}_${template.name}`, password: run }
  await provideTemplate(adminUrl, source, (url) => template.prepare(url))
  return { url: await copyDatabase(adminUrl, source, name), drop }
}
