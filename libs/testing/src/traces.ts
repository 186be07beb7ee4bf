import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'

export interface PlacesToLook {
  /** Addresses of databases: every table of the schema `public`, every row, every column. */
  readonly databases: readonly string[]
  /** Folders with everything below them: names and contents. */
  readonly folders: readonly string[]
}

/** A text and the forms in which a dump can hold it. */
const formsOf = (secret: string): string[] => {
  const bytes = Buffer.from(secret, 'utf8')
  const escaped = JSON.stringify(secret).slice(1, -1)
  return [secret, escaped, bytes.toString('hex'), bytes.toString('base64').replace(/=+$/u, ''), utf16(secret)]
}

/** As PDF writes text that is not Latin. */
const utf16 = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex')

/**
 * Where any of the secrets can still be found, as `<table or file>: <secret>`; empty when there is no trace. Texts are
 * looked for as they are, as JSON escapes them, and in hexadecimal and base64.
 */
export async function findTraces(places: PlacesToLook, secrets: readonly string[]): Promise<string[]> {
  const found: string[] = []
  const look = (where: string, text: string): void => {
    for (const secret of secrets) {
      if (formsOf(secret).some((form) => text.includes(form))) found.push(`${where}: ${secret}`)
    }
  }
  for (const url of places.databases) for await (const [table, rows] of dump(url)) look(table, rows)
  for (const folder of places.folders) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name)
      look(path, path)
      if (!entry.isFile()) continue
      const bytes = await readFile(path)
      look(path, bytes.toString('utf8'))
      look(path, bytes.toString('hex'))
    }
  }
  return found
}

async function* dump(url: string): AsyncGenerator<[table: string, rows: string]> {
  const client = new Client(url)
  await client.connect()
  try {
    const tables = await client.query<{ name: string }>(
      "SELECT quote_ident(table_name) AS name FROM information_schema.tables WHERE table_schema = 'public'",
    )
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ row: string }>(`SELECT entry::text AS row FROM ${name} AS entry`)
      yield [name, rows.map(({ row }) => row).join('\n')]
    }
  } finally {
    await client.end()
  }
}
