import { createRequire } from 'node:module'

const { Client } = createRequire(new URL('../../../libs/platform/database/package.json', import.meta.url))(
  'pg',
)

/** Reads the services' databases as the server's owner, beside the services. @param {(database: string) => string} urlOf */
export function openDatabases(urlOf) {
  return {
    /** @returns {Promise<Record<string, any>[]>} */
    async query(database, sql, parameters = []) {
      const client = new Client({ connectionString: urlOf(database), connectionTimeoutMillis: 5_000 })
      // The server may be taken away in mid-question; that is thrown by the question itself.
      client.on('error', () => undefined)
      await client.connect()
      try {
        return (await client.query(sql, parameters)).rows
      } finally {
        await client.end().catch(() => undefined)
      }
    },
  }
}
