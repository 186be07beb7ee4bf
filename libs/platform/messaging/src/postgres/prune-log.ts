import type { Pool } from 'pg'
import type { Pruned } from '../event-message'
import { pruneLock } from './event-store.sql'
import { inTransaction } from './in-transaction'

const batchSize = 1_000

/** An event goes when it is old enough, every group that listens to it is past it, and nobody parked it lately. */
const removeHeard = `
  DELETE FROM event_log WHERE position IN (
    SELECT log.position FROM event_log log
    WHERE log.stored_at < now() - $1 * interval '1 hour'
      AND NOT EXISTS (
        SELECT FROM consumer_position seen WHERE seen.name = log.name AND seen.position < log.position
      )
      AND NOT EXISTS (
        SELECT FROM dead_letter parked
        WHERE parked.position = log.position
          AND greatest(parked.parked_at, parked.redriven_at) >= now() - $1 * interval '1 hour'
      )
    ORDER BY log.position LIMIT ${batchSize}
  )`

const removeGivenUp = `
  DELETE FROM dead_letter parked WHERE NOT EXISTS (SELECT FROM event_log log WHERE log.position = parked.position)`

const waitedFor = `
  SELECT DISTINCT seen.consumer_group AS "group" FROM consumer_position seen
  WHERE EXISTS (
    SELECT FROM event_log log
    WHERE log.name = seen.name AND log.position > seen.position AND log.stored_at < now() - $1 * interval '1 hour'
  ) ORDER BY 1`

/** `EventTransport.prune` for the log in PostgreSQL. While another process prunes, it only says how things stand. */
export async function pruneLog(pool: Pool, keepHours: number): Promise<Pruned> {
  const gone = { removed: 0, givenUp: 0 }
  for (let last = batchSize; last === batchSize;) {
    const { removed, givenUp } = await removeSome(pool, keepHours)
    gone.removed += removed
    gone.givenUp += givenUp
    last = removed
  }
  const { rows: waiting } = await pool.query<{ group: string }>(waitedFor, [keepHours])
  const { rows: left } = await pool.query<{ oldest: Date | null }>(
    'SELECT min(stored_at) AS oldest FROM event_log',
  )
  return { ...gone, oldest: left[0]?.oldest ?? undefined, heldBackBy: waiting.map(({ group }) => group) }
}

function removeSome(pool: Pool, keepHours: number): Promise<Pick<Pruned, 'removed' | 'givenUp'>> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ held: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS held', [
      pruneLock,
    ])
    if (!rows[0]?.held) return { removed: 0, givenUp: 0 }
    const removed = (await client.query(removeHeard, [keepHours])).rowCount ?? 0
    const givenUp = (await client.query(removeGivenUp)).rowCount ?? 0
    return { removed, givenUp }
  })
}
