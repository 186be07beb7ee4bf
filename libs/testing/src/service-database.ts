import { createHash } from 'node:crypto'
import { type DatabaseOptions, openDatabase } from '@originseal/database'
import { createTestDatabase, type TestDatabase } from './postgres'

/**
 * A database with a service's whole schema. The migrations run once a test run, into a template that is copied; a service
 * that starts on the copy finds nothing left to migrate.
 * @param describe the service's database, by its address (`src/data-source.ts`)
 */
export function createServiceDatabase(describe: (url: string) => DatabaseOptions): Promise<TestDatabase> {
  const { applicationName, migrations } = describe('')
  const names = migrations.map(({ name }) => name).join()
  const digest = createHash('sha256').update(names).digest('hex').slice(0, 8)
  return createTestDatabase({
    name: `${applicationName}_${digest}`,
    prepare: async (url) => (await openDatabase(describe(url))).destroy(),
  })
}
