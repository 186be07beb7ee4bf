import type { Pool, PoolClient } from 'pg'

/** The query that waits, or the next one, is rejected with it. */
const ignoreConnectionError = (): void => undefined

/**
 * Runs `work` in a transaction of its own. A connection that is in use has no error listener of the pool's, and an
 * error event without a listener would end the process.
 * @throws what `work` throws, and what the connection fails with: its transaction may then be committed or not
 */
export async function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  client.on('error', ignoreConnectionError)
  let isUsable = false
  try {
    await client.query('BEGIN')
    const result = await work(client)
    await client.query('COMMIT')
    isUsable = true
    return result
  } finally {
    // A connection in an unknown state is not handed on.
    client.release(!isUsable)
    client.off('error', ignoreConnectionError)
  }
}
