import type { Client, Pool } from 'pg'
import type { Backlog, ParkedEvent, ParkedSelection } from '../event-message'
import { channel } from './event-store.sql'

/** What a group gave up: the event stays in the log, and a row says why it had no effect. */
export async function parkEvent(
  client: Client,
  parked: { group: string; position: string; reason: string; tries: number },
): Promise<void> {
  await client.query(
    `INSERT INTO dead_letter (consumer_group, position, reason, tries) VALUES ($1, $2, $3, $4)
     ON CONFLICT (consumer_group, position) DO UPDATE
     SET reason = excluded.reason, tries = excluded.tries, parked_at = now(), redriven_at = NULL`,
    [parked.group, parked.position, parked.reason, parked.tries],
  )
}

export async function forgetParked(client: Client, group: string, position: string): Promise<void> {
  await client.query('DELETE FROM dead_letter WHERE consumer_group = $1 AND position = $2', [group, position])
}

export async function parkedEvents(pool: Pool, group: string, most?: number): Promise<ParkedEvent[]> {
  const { rows } = await pool.query<ParkedEvent>(
    `SELECT log.id, log.name, parked.reason, parked.tries, parked.parked_at AS "parkedAt"
     FROM dead_letter parked JOIN event_log log USING (position)
     WHERE parked.consumer_group = $1 AND parked.redriven_at IS NULL ORDER BY parked.parked_at, parked.position LIMIT $2`,
    [group, most ?? null],
  )
  return rows
}

/** Marks them; the group's consumer takes what is marked before anything else. */
export async function redriveEvents(
  pool: Pool,
  group: string,
  { names, ids }: ParkedSelection,
): Promise<number> {
  const { rowCount } = await pool.query(
    `UPDATE dead_letter parked SET redriven_at = now() FROM event_log log
     WHERE log.position = parked.position AND parked.consumer_group = $1 AND parked.redriven_at IS NULL
       AND ($2::text[] IS NULL OR log.name = ANY($2)) AND ($3::text[] IS NULL OR log.id::text = ANY($3))`,
    [group, names ?? null, ids ?? null],
  )
  await pool.query(`NOTIFY ${channel}`)
  return rowCount ?? 0
}

export async function backlogOf(pool: Pool, group: string): Promise<Backlog> {
  const { rows } = await pool.query<Backlog>(
    `SELECT (
       SELECT count(*) FROM consumer_position seen
       JOIN event_log log ON log.name = seen.name AND log.position > seen.position
       WHERE seen.consumer_group = $1
     )::int + count(*) FILTER (WHERE redriven_at IS NOT NULL)::int AS unread,
     count(*) FILTER (WHERE redriven_at IS NULL)::int AS parked
     FROM dead_letter WHERE consumer_group = $1`,
    [group],
  )
  return rows[0] ?? { unread: 0, parked: 0 }
}
