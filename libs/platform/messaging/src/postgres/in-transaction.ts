import type { Pool, PoolClient } from 'pg'

/** An error of the connection also rejects the query that waits for it, or the next one. */
const toldByTheQuery = (): void => undefined

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
  client.on('error', toldByTheQuery)
  let isUsable = false
  try {
    await client.query('BEGIN')
    const result = await work(client)
    await client.query('COMMIT')
    isUsable = true
    return result
  } finally {
    client.release(!isUsable)
    client.off('error', toldByTheQuery)
  }
}
