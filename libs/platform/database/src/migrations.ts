import { ConfigInvalid } from '@originseal/runtime'
import type { DataSource } from 'typeorm'
import { readDatabaseUrl } from './config'
import { dataSource, type DatabaseOptions } from './data-source'

/** Any number that is ours alone: holds two starting replicas apart while they migrate. */
const migrationLock = 7_340_011

/** Brings the schema up to date, one process at a time. @returns the names of the changes that were made */
export async function migrate(source: DataSource): Promise<string[]> {
  const runner = source.createQueryRunner()
  try {
    await runner.query('SELECT pg_advisory_lock($1)', [migrationLock])
    const made = await source.runMigrations({ transaction: 'each' })
    return made.map(({ name }) => name)
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [migrationLock])
    await runner.release()
  }
}

/** @throws Error where a change of the schema is still to be made */
export async function refuseUnmigrated(source: DataSource): Promise<void> {
  if (await source.showMigrations())
    throw new Error('The database lacks changes of this version: run its migrate.js, or set MIGRATE_ON_START')
}

/**
 * A program of its own, `dist/migrate.js` of each service: brings the service's database up to date and ends. It reads
 * DATABASE_URL and nothing else, so that whoever runs it needs no other secret of the service.
 * @param describe the service's database, by its address
 */
export async function runMigrations(describe: (url: string) => DatabaseOptions): Promise<void> {
  try {
    const options = describe(readDatabaseUrl())
    const source = await dataSource(options).initialize()
    try {
      const made = await migrate(source)
      process.stdout.write(`${options.applicationName}: ${made.join(', ') || 'the schema is up to date'}\n`)
    } finally {
      await source.destroy()
    }
  } catch (error) {
    const text = error instanceof ConfigInvalid ? error.message : error instanceof Error ? error.stack : error
    process.stderr.write(`${String(text)}\n`)
    process.exitCode = 1
  }
}
