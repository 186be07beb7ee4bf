import { Client, escapeIdentifier, escapeLiteral } from 'pg'

/** Runs `work` on one connection to `url` and closes it. */
export async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  // A server that goes away shows in the query's own rejection; without a listener it would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** `url` with another database, and with another role where one is given. */
export function urlFor(url: string, database: string, role?: { name: string; password: string }): string {
  const other = new URL(url)
  other.pathname = `/${encodeURIComponent(database)}`
  if (role) {
    other.username = encodeURIComponent(role.name)
    other.password = encodeURIComponent(role.password)
  }
  return other.toString()
}

/**
 * A database and the one role that may use it; both are found when they exist (the password is set anew).
 * Nobody else may connect, so one service can't read another's tables.
 * @param adminUrl a connection as the server's owner
 * @param name of the database and of its role
 * @returns the role's connection URL
 */
export async function provideDatabase(adminUrl: string, name: string, password: string): Promise<string> {
  const identifier = escapeIdentifier(name)
  await connected(adminUrl, async (client) => {
    const known = async (catalogue: string, column: string) =>
      (await client.query(`SELECT 1 FROM ${catalogue} WHERE ${column} = $1`, [name])).rowCount === 1
    const verb = (await known('pg_roles', 'rolname')) ? 'ALTER' : 'CREATE'
    await client.query(`${verb} ROLE ${identifier} LOGIN PASSWORD ${escapeLiteral(password)}`)
    if (!(await known('pg_database', 'datname'))) {
      await client.query(`CREATE DATABASE ${identifier} OWNER ${identifier}`)
    }
    await client.query(`REVOKE CONNECT, TEMPORARY ON DATABASE ${identifier} FROM PUBLIC`)
  })
  return urlFor(adminUrl, name, { name, password })
}

/** Removes the database and its role; whoever is still connected is cut off. */
export async function removeDatabase(adminUrl: string, name: string): Promise<void> {
  await connected(adminUrl, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${escapeIdentifier(name)} WITH (FORCE)`)
    await client.query(`DROP ROLE IF EXISTS ${escapeIdentifier(name)}`)
  })
}

/**
 * Proves that the server searches Chinese: under a wrong locale pg_trgm sees no letters in it at all.
 * @throws Error when it sees none
 */
export async function assertChineseSearch(adminUrl: string): Promise<void> {
  await connected(adminUrl, async (client) => {
    await client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm')
    const { rows } = await client.query<{ sees: boolean }>(`SELECT show_trgm('商標') <> '{}' AS sees`)
    if (!rows[0]?.sees)
      throw new Error('PostgreSQL finds no word in Chinese text; it needs the locale C.UTF-8')
  })
}
