import { randomBytes } from 'node:crypto'
import { provideDatabase, removeDatabase, TEST_SERVER_URL } from '@originseal/engines'

/** An empty database of its own, with a role that owns it and nothing else. */
export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

/**
 * A fresh database on the server of the medium run. Call it once per test file (or test), `drop` it after:
 * connections that are still open are cut off.
 * @throws Error outside the medium tests (`*.int.spec.ts`), where no server runs
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const adminUrl = process.env[TEST_SERVER_URL]
  if (!adminUrl) throw new Error('Only a medium test (*.int.spec.ts) has a PostgreSQL server')
  const name = `test_${randomBytes(8).toString('hex')}`
  const url = await provideDatabase(adminUrl, name, randomBytes(18).toString('base64url'))
  return { url, drop: () => removeDatabase(adminUrl, name) }
}
