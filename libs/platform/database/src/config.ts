import { parseConfig } from '@originseal/runtime'
import { z } from 'zod'

/** What every service with a database reads. */
export const databaseSettings = {
  DATABASE_URL: z.url(),
  /** False where `migrate.js` has done it before: the service then only looks whether anything is left to do. */
  MIGRATE_ON_START: z.stringbool().default(true),
}

/** For a program that needs the database and nothing else of a service. @throws ConfigInvalid */
export const readDatabaseUrl = (): string =>
  parseConfig(z.object({ DATABASE_URL: databaseSettings.DATABASE_URL }), process.env).DATABASE_URL
