import { readFileSync, writeFileSync } from 'node:fs'
import { openDatabase, type DatabaseOptions } from '@originseal/database'
import { Kysely, PostgresDialect } from 'kysely'
import { generate, PostgresDialect as CodegenDialect } from 'kysely-codegen'
import { Pool } from 'pg'
import { createTestDatabase } from './postgres'

interface TableTypesOptions {
  /** Types of columns that the schema knows less of, such as jsonb, by `table.column`. */
  readonly columns?: Readonly<Record<string, string>>
  /** The modules of the names in them. */
  readonly imports?: Readonly<Record<string, string>>
}

/** The types of all tables of a migrated database, as the text of a TypeScript file. */
async function tableTypes(url: string, options: TableTypesOptions): Promise<string> {
  const pool = new Pool({ connectionString: url })
  // A connection that has been ended lives on for a moment, in which the database's removal may cut it off.
  pool.on('error', () => undefined)
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    return await generate({
      db,
      dialect: new CodegenDialect(),
      excludePattern: 'migrations',
      overrides: { columns: { ...options.columns } },
      customImports: { ...options.imports },
      typeOnlyImports: true,
      print: false,
      outFile: null,
    })
  } finally {
    await db.destroy()
  }
}

/**
 * Defines the test that a service's `tables.ts` says what its migrated schema says. UPDATE_GOLDEN=1 writes the file anew.
 * @param file its path
 */
export function itHasTheTypesOfItsTables(
  database: (url: string) => DatabaseOptions,
  file: string,
  known: TableTypesOptions = {},
): void {
  test('the types of the tables are those of the migrated schema', async () => {
    const { url, drop } = await createTestDatabase()
    try {
      await (await openDatabase(database(url))).destroy()
      const text = await tableTypes(url, known)
      if (process.env['UPDATE_GOLDEN']) writeFileSync(file, text)
      expect(readFileSync(file, 'utf8')).toBe(text)
    } finally {
      await drop()
    }
  })
}
