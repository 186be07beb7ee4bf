import { type Client, escapeIdentifier } from 'pg'
import { connected, provideDatabase, removeDatabase, urlFor } from './databases'

/** A database that others are copied from, and the role of the same name that its copies belong to. */
export interface TemplateDatabase {
  readonly name: string
  readonly password: string
}

const isKnown = async (client: Client, name: string): Promise<boolean> =>
  (await client.query('SELECT FROM pg_database WHERE datname = $1 AND NOT datallowconn', [name])).rowCount ===
  1

/**
 * Makes a template unless it is there. Of several that ask at once one makes it, and the others wait for it; one that was
 * left half made is made anew.
 * @param adminUrl a connection as the server's owner
 * @param prepare fills the empty database as its role, and closes its connections
 */
export async function provideTemplate(
  adminUrl: string,
  { name, password }: TemplateDatabase,
  prepare: (url: string) => Promise<void>,
): Promise<void> {
  await connected(adminUrl, async (client) => {
    if (await isKnown(client, name)) return
    // Held until the connection ends.
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name])
    if (await isKnown(client, name)) return
    await removeDatabase(adminUrl, name)
    await prepare(await provideDatabase(adminUrl, name, password))
    // PostgreSQL copies no database that somebody is connected to; this also says that it is complete.
    await client.query(`ALTER DATABASE ${escapeIdentifier(name)} ALLOW_CONNECTIONS false`)
  })
}

/** Copies the template. @returns the connection URL of the template's role to the copy */
export async function copyDatabase(
  adminUrl: string,
  template: TemplateDatabase,
  name: string,
): Promise<string> {
  const [copy, source] = [escapeIdentifier(name), escapeIdentifier(template.name)]
  await connected(adminUrl, async (client) => {
    await client.query(`CREATE DATABASE ${copy} TEMPLATE ${source} OWNER ${source}`)
    await client.query(`REVOKE CONNECT, TEMPORARY ON DATABASE ${copy} FROM PUBLIC`)
  })
  return urlFor(adminUrl, name, template)
}

/** Removes the templates whose names begin so, what was copied from them, and their roles. */
export async function removeTemplates(adminUrl: string, prefix: string): Promise<void> {
  await connected(adminUrl, async (client) => {
    const { rows } = await client.query<{ role: string; databases: string[] }>(
      `SELECT rolname AS role, array_remove(array_agg(datname::text), NULL) AS databases
       FROM pg_roles LEFT JOIN pg_database ON datdba = pg_roles.oid
       WHERE starts_with(rolname, $1) GROUP BY rolname`,
      [prefix],
    )
    for (const { role, databases } of rows) {
      for (const name of databases) await client.query(`DROP DATABASE ${escapeIdentifier(name)} WITH (FORCE)`)
      await client.query(`DROP ROLE ${escapeIdentifier(role)}`)
    }
  })
}
