import { PostgresDialect, generate } from 'kysely-codegen'

export interface TableTypesOptions {
  /** Types of columns that the schema knows less of, such as jsonb, by `table.column`. */
  readonly columns?: Readonly<Record<string, string>>
  /** The modules of the names in them. */
  readonly imports?: Readonly<Record<string, string>>
}

/** The types of all tables of a migrated database, as the text of a TypeScript file. */
export async function tableTypes(url: string, options: TableTypesOptions = {}): Promise<string> {
  const dialect = new PostgresDialect()
  const db = await dialect.introspector.connect({ connectionString: url, dialect })
  try {
    return await generate({
      db,
      dialect,
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
