import { until } from './until.mjs'

/** Scans take long where other programs are at work, the rest comes to its end at once. */
const restWithin = 900_000

const waiting = [
  ['identity', 'SELECT count(*)::int AS n FROM outbox WHERE sent_at IS NULL'],
  ['billing', 'SELECT count(*)::int AS n FROM outbox WHERE sent_at IS NULL'],
  ['enforcement', 'SELECT count(*)::int AS n FROM outbox WHERE sent_at IS NULL'],
  ['trademark', 'SELECT count(*)::int AS n FROM outbox WHERE sent_at IS NULL'],
  ['protection', 'SELECT count(*)::int AS n FROM outbox WHERE sent_at IS NULL'],
  ['scan-orchestrator', 'SELECT count(*)::int AS n FROM outbox WHERE sent_at IS NULL'],
  ['scan-orchestrator', "SELECT count(*)::int AS n FROM scan WHERE state = 'processing'"],
  ['protection', "SELECT count(*)::int AS n FROM anchor_batch WHERE state <> 'confirmed'"],
  ['protection', 'SELECT count(*)::int AS n FROM seal_leaf WHERE batch_id IS NULL'],
]

/**
 * Waits until nothing is in an outbox or on its way to a listener, no scan runs, every batch is confirmed, and readers of
 * progress have heard the end.
 * @returns {Promise<{ ms?: number, why?: string }>}
 */
export async function comeToRest({ databases }, ledger) {
  const isQuiet = async () => {
    for (const [database, sql] of waiting) if ((await databases.query(database, sql))[0].n > 0) return false
    const sent = await databases.query(
      'protection',
      "SELECT key FROM outbox WHERE name = 'protection.work-registered.v1'",
    )
    const heard = await databases.query('scan-orchestrator', 'SELECT work_id::text AS id FROM watched_work')
    const watched = new Set(heard.map(({ id }) => id))
    return sent.every(({ key }) => watched.has(key)) && ledger.streams.every(({ isOver }) => isOver)
  }
  try {
    return { ms: await until(isQuiet, { what: 'rest', within: restWithin, every: 500 }) }
  } catch (error) {
    return { why: error.message }
  }
}
