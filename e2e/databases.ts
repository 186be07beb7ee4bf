import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { dataDir } from './playwright.config'

const written = <T>(file: string): T => JSON.parse(readFileSync(join(dataDir, file), 'utf8')) as T

/** The address of each database of the tested system, by its name; for the server's owner, who may read all. */
export function databaseUrls(): Record<string, string> {
  const { postgres } = written<{ postgres: number }>('ports.json')
  const { admin, databases } = written<{ admin: string; databases: Record<string, string> }>('secrets.json')
  const server = `postgres://originseal_admin:${admin}@127.0.0.1:${postgres}`
  return Object.fromEntries(Object.keys(databases).map((name) => [name, `${server}/${name}`]))
}

/** Runs a statement beside the services. */
export async function runSql(
  database: string,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<void> {
  const client = new Client(databaseUrls()[database])
  await client.connect()
  try {
    await client.query(sql, [...parameters])
  } finally {
    await client.end()
  }
}
